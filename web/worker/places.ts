/** The addresses that are places within the client: each is the one page it has. */
const PLACES = /^\/(?:$|(?:new|t|join|seat|rules|replays|settings)(?:\/|$))/;

export function isPlace(path: string): boolean {
  return PLACES.test(path);
}
