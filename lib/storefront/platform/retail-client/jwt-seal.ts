import { createHmac, hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

/** Seals JWTs, so that readers of the shared store can neither use them nor learn a session id. */
export interface JwtSeal {
  /** The name of a session's entry in the store. */
  nameOf(sessionId: string): string;
  seal(jwt: string, name: string): Promise<string>;
  /** Undefined for what was sealed with another secret, or under another name. */
  open(sealed: string, name: string): Promise<string | undefined>;
}

const KEY_BYTES = 32;

/** `secret` is the one that seals the shopper's cookies; processes that share JWTs need the same one. */
export function createJwtSeal(secret: string): JwtSeal {
  const keyFor = (use: string) => new Uint8Array(hkdfSync('sha256', secret, '', use, KEY_BYTES));
  const sealKey = keyFor('seal of shared JWTs');
  const nameKey = keyFor('names of shared JWTs');
  return {
    nameOf: (sessionId) => createHmac('sha256', nameKey).update(sessionId).digest('base64url'),
    seal: (jwt, name) =>
      new EncryptJWT({ jwt }).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).setSubject(name).encrypt(sealKey),
    async open(sealed, name) {
      try {
        const { payload } = await jwtDecrypt(sealed, sealKey, { subject: name });
        return typeof payload.jwt === 'string' ? payload.jwt : undefined;
      } catch {
        // Sealed with another secret, or not a seal: treated as if there was no entry.
        return undefined;
      }
    },
  };
}
