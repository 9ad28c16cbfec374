/** The links that let others in. The server tells a secret once, so this device keeps it. */

const KEY = 'hotseat-invitations';
const MOST = 30;

type Kept = [table: string, secret: string][];

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (one): one is [string, string] =>
        Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'string',
    );
  } catch {
    return [];
  }
}

export function keepInvitation(table: string, secret: string): void {
  const others = read().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, secret], ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing makes a new link next time.
  }
}

export function keptInvitation(table: string): string | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

/** The link that a code stands for: whoever knows the code may pass it on. */
export function linkForCode(code: string): string {
  return `${location.origin}/join#${code}`;
}

/** Can only this machine reach where we are? Then no link helps a phone in the room. */
export function isOnlyHere(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}

/** The link for an invitation: its secret stands behind the #, where no server sees it. */
export function linkFor(secret: string): string {
  return `${location.origin}/join#${secret}`;
}
