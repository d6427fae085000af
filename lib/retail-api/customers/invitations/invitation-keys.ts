import { createHmac } from 'node:crypto';
import { type ApiSecret, acceptedKeys } from '../../core/api-secret.ts';

/** The stored form of invitations: neither a mobile nor a code can be recovered from it without the secret. */
export interface InvitationKeys {
  /** Hash that identifies a mobile of ten digits. */
  holderOf(mobile: string): string;
  /** Hash of a code in any spelling, bound to its mobile. */
  hashOf(mobile: string, code: string): string;
}

/** The canonical spelling of a code: people type it from a card, in lower case and with their own spaces or hyphens. */
export function canonicalInvitation(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
}

/**
 * Hashes mobiles and codes with keys that are derived once: first that of the current secret, by which this process
 * stores invitations, then those of accepted secrets, by which another process may have stored them.
 */
export function invitationKeys(secret: ApiSecret): [InvitationKeys, ...InvitationKeys[]] {
  const [current, ...accepted] = acceptedKeys(secret, 'invitation');
  return [keysWith(current), ...accepted.map(keysWith)];
}

function keysWith(key: Uint8Array): InvitationKeys {
  // JSON makes the boundaries between the parts unambiguous.
  const hash = (parts: readonly string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');
  return {
    holderOf: (mobile) => hash(['holder', mobile]),
    hashOf: (mobile, code) => hash(['code', mobile, canonicalInvitation(code)]),
  };
}
