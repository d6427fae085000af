import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { ApiSecret } from '../../core/api-secret.ts';

const ISSUER = 'samay-retail-api';
const LIFETIME_MS = 30 * MINUTE_MS;

/** Issues a JWT for a session, valid for 30 minutes from `now` (epoch milliseconds). */
export async function issueJwt(secret: ApiSecret, sessionId: string, now: number): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setIssuedAt(new Date(now))
    .setExpirationTime(new Date(now + LIFETIME_MS))
    .sign(secret.current);
}

interface Verified {
  sessionId: string;
  /** Epoch seconds. */
  expiry: number;
}

const MAX_VERIFIED = 2000;
/** The tokens that each secret is known to have signed: a storefront sends the same one with thousands of calls. */
const verified = new WeakMap<ApiSecret, LRUCache<string, Verified>>();

function verifiedBy(secret: ApiSecret): LRUCache<string, Verified> {
  const known = verified.get(secret) ?? new LRUCache<string, Verified>({ max: MAX_VERIFIED });
  verified.set(secret, known);
  return known;
}

/**
 * The session id in a JWT; null if it is forged, expired at `now` (epoch milliseconds) or not a JWT. The signature of a
 * token is checked once, its expiry each time.
 */
export async function readJwt(secret: ApiSecret, token: string, now: number): Promise<string | null> {
  const known = verifiedBy(secret);
  const found = known.get(token) ?? (await verifyByAny(secret, token, now));
  if (!found || found.expiry <= Math.floor(now / 1000)) return null;
  known.set(token, found);
  return found.sessionId;
}

async function verifyByAny({ current, accepted }: ApiSecret, token: string, now: number): Promise<Verified | null> {
  let found = await verify(current, token, now);
  for (const key of accepted) found ??= await verify(key, token, now);
  return found;
}

async function verify(key: Uint8Array, token: string, now: number): Promise<Verified | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      currentDate: new Date(now),
      requiredClaims: ['sid', 'exp'],
    });
    const { sid, exp = 0 } = payload;
    return typeof sid === 'string' ? { sessionId: sid, expiry: exp } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
