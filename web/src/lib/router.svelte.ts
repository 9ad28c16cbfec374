/** Where in the client we are: a tiny router on the browser's history. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'tv'; id: string }
  | { page: 'replay'; id: string; entry: number | null }
  | { page: 'join' }
  | { page: 'seat' }
  | { page: 'rules'; game: string | null; table: string | null }
  | { page: 'replays' }
  | { page: 'settings' }
  | { page: 'nowhere' };

/** The place that a path means. Total: what is no place is `nowhere`. */
export function routeOf(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second, third, fourth] = parts;
  switch (first) {
    case undefined:
      return { page: 'home' };
    case 'new':
      if (second !== undefined && parts.length === 2) return { page: 'new', game: second };
      break;
    case 't':
      if (second === undefined) break;
      if (parts.length === 2) return { page: 'table', id: second };
      if (third === 'tv' && parts.length === 3) return { page: 'tv', id: second };
      if (third === 'replay' && parts.length === 3) {
        return { page: 'replay', id: second, entry: null };
      }
      if (third === 'replay' && fourth !== undefined && /^\d{1,6}$/.test(fourth)) {
        return { page: 'replay', id: second, entry: Number(fourth) };
      }
      break;
    case 'rules':
      if (parts.length <= 3) {
        return { page: 'rules', game: second ?? null, table: third ?? null };
      }
      break;
    case 'join':
    case 'seat':
    case 'replays':
    case 'settings':
      if (parts.length === 1) return { page: first };
      break;
  }
  return { page: 'nowhere' };
}

class Router {
  path = $state(location.pathname);
  /** What is behind the `#`: a rule's id, or a secret that must not reach a server's log. */
  fragment = $state(fragmentOf(location));
  route: Route = $derived(routeOf(this.path));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  #read(): void {
    this.path = location.pathname;
    this.fragment = fragmentOf(location);
  }

  /** Go to a place within the client. `replace` leaves no way back to where we were. */
  go(address: string, { replace = false } = {}): void {
    const before = location.pathname;
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#read();
    if (location.pathname !== before) scrollTo(0, 0);
  }

  /** Plain links stay plain links: those within the client are followed without a new page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    if (
      link.target ||
      link.hasAttribute('download') ||
      'reload' in link.dataset ||
      link.origin !== location.origin
    )
      return;
    if (routeOf(link.pathname).page === 'nowhere') return; // the server's own pages, such as /docs
    // Within a page the browser goes itself, and takes the focus along.
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

function fragmentOf(place: Location): string {
  try {
    return decodeURIComponent(place.hash.slice(1));
  } catch {
    return '';
  }
}

export const router = new Router();

/** Go to a place within the client. */
export function go(address: string, how: { replace?: boolean } = {}): void {
  router.go(address, how);
}
