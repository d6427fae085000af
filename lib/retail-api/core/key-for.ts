import { hkdfSync } from 'node:crypto';

/** A key for one use of the secret alone, so that what is signed for one use means nothing to another. */
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
    | 'survey answer',
): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', use, 32));
}
