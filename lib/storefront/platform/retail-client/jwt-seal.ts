import { createHmac, hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

/** Keeps JWTs so that whoever can read the store they lie in can use none of them, and learns no session id. */
export interface JwtSeal {
  /** What a session is called in the store. */
  nameOf(sessionId: string): string;
  seal(jwt: string, name: string): Promise<string>;
  /** Undefined for what was not sealed here, or under another name. */
  open(sealed: string, name: string): Promise<string | undefined>;
}

const KEY_BYTES = 32;

/** `secret` is the one that seals the shopper's cookies; processes that share JWTs have it in common. */
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
        // Of another secret, or no seal at all: as if nothing lay there.
        return undefined;
      }
    },
  };
}
