import type { ApiSecret } from '../core/api-secret.ts';

/** A secret of 32 equal bytes, beside which no other is accepted. */
export function testSecret(byte: number): ApiSecret {
  return { current: new Uint8Array(32).fill(byte), accepted: [] };
}
