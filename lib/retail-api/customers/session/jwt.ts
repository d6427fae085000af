import { errors, jwtVerify, SignJWT } from 'jose';
import { MINUTE_MS } from '#lib/shared/durations.ts';

const ISSUER = 'samay-retail-api';
const LIFETIME_MS = 30 * MINUTE_MS;

/** Issues a JWT for a session, valid for 30 minutes from `now` (epoch milliseconds). */
export async function issueJwt(secret: Uint8Array, sessionId: string, now: number): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setIssuedAt(new Date(now))
    .setExpirationTime(new Date(now + LIFETIME_MS))
    .sign(secret);
}

/** The session id in a JWT; null if it is forged, expired or not a JWT. */
export async function readJwt(secret: Uint8Array, token: string, now: number): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      currentDate: new Date(now),
      requiredClaims: ['sid', 'exp'],
    });
    return typeof payload.sid === 'string' ? payload.sid : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
