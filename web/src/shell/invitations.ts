/** The links that let others in. The server tells a secret once, so this device keeps it. */

import { keepPair, keptPair } from '$lib/kept_pairs';

const KEY = 'hotseat-invitations';
const MOST = 30;

export function keepInvitation(table: string, secret: string): void {
  keepPair(KEY, table, secret, MOST);
}

export function keptInvitation(table: string): string | null {
  return keptPair(KEY, table);
}

/** The link that a code stands for: anyone who knows the code may pass it on. */
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
