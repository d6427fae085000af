import { hkdfSync } from 'node:crypto';

/** Derives a key for a single use of the secret, so that a signature for one use is invalid for any other. */
export function keyFor(
  secret: Uint8Array,
  use:
    | 'one-time code'
    | 'signed state'
    | 'limit'
    | 'security log'
    | 'mail link'
    | 'track link'
    | 'payment return'
    | 'invitation'
    | 'survey link'
    | 'survey answer'
    | 'webhook secret'
    | 'collect code',
): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', use, 32));
}
