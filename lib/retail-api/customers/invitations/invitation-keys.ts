import { createHmac } from 'node:crypto';
import { keyFor } from '../../core/key-for.ts';

/** What is kept of invitations: without the secret neither a mobile nor a code can be read from it. */
export interface InvitationKeys {
  /** Names the mobile of ten digits. */
  holderOf(mobile: string): string;
  /** Of a code in any spelling, bound to its mobile. */
  hashOf(mobile: string, code: string): string;
}

/** The one spelling of a code: people type it from a card, in small letters and with blanks or hyphens of their own. */
export function canonicalInvitation(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
}

/** Hashes mobiles and codes with a key that is made once. */
export function invitationKeys(secret: Uint8Array): InvitationKeys {
  const key = keyFor(secret, 'invitation');
  // As JSON, so that the parts cannot slide into one another.
  const hash = (parts: readonly string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');
  return {
    holderOf: (mobile) => hash(['holder', mobile]),
    hashOf: (mobile, code) => hash(['code', mobile, canonicalInvitation(code)]),
  };
}
