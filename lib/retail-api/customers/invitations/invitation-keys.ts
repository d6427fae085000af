import { createHmac } from 'node:crypto';
import { keyFor } from '../../core/key-for.ts';

/** The stored form of invitations: neither a mobile nor a code can be recovered from it without the secret. */
interface InvitationKeys {
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

/** Hashes mobiles and codes with a key that is derived once. */
export function invitationKeys(secret: Uint8Array): InvitationKeys {
  const key = keyFor(secret, 'invitation');
  // JSON makes the boundaries between the parts unambiguous.
  const hash = (parts: readonly string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');
  return {
    holderOf: (mobile) => hash(['holder', mobile]),
    hashOf: (mobile, code) => hash(['code', mobile, canonicalInvitation(code)]),
  };
}
