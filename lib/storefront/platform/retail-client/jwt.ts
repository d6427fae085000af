import { z } from 'zod';

const claims = z.object({ exp: z.number().optional() });

/** The claims of a JWT that the storefront reads; times in epoch seconds. */
type JwtClaims = z.output<typeof claims>;

const BASE64URL = /^[A-Za-z0-9_-]+={0,2}$/;

/**
 * Reads the claims of a JWT without verifying it, which only its issuer can. Throws where the token does not
 * have three dot-separated parts, where its payload is not base64, or where that has no claims.
 */
export function decodeJwt(token: string): JwtClaims {
  const parts = token.split('.');
  const [, payload = ''] = parts;
  if (parts.length !== 3) throw new Error('A token has three parts separated by dots.');
  if (!BASE64URL.test(payload) || payload.replace(/=+$/, '').length % 4 === 1) {
    throw new Error('The payload of the token is not base64.');
  }
  const bytes = Uint8Array.from(
    atob(payload.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')),
    (character) => character.charCodeAt(0),
  );
  return claims.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
}

/** The expiry of a JWT in epoch milliseconds; undefined where it is opaque or has none. */
export function jwtExpiry(token: string): number | undefined {
  try {
    const { exp } = decodeJwt(token);
    return exp === undefined ? undefined : exp * 1000;
  } catch {
    // A retail API may issue opaque tokens, which are used until they are refused.
    return undefined;
  }
}
