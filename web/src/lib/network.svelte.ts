/** Does this device have a network at all? */

class Network {
  online = $state(navigator.onLine);

  constructor() {
    addEventListener('online', () => (this.online = true));
    addEventListener('offline', () => (this.online = false));
  }
}

export const network = new Network();
