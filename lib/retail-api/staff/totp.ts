import { Secret, TOTP } from 'otpauth';

/** The step of a code, in seconds, and how many steps before and after now are accepted, as clocks differ. */
const PERIOD_SECONDS = 30;
const WINDOW = 1;

/** A new secret for an authenticator, in base32: 160 bits, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator reads from a QR code. */
export function otpauthUri(secret: string, { shop, email }: { shop: string; email: string }): string {
  return new TOTP({ issuer: shop, label: email, secret, period: PERIOD_SECONDS }).toString();
}

/**
 * The time step of a code of six digits, if it is right at `now` (epoch milliseconds) and later than the step used last;
 * otherwise null. A step that is used is used up: whoever saw the code cannot use it again.
 */
export function totpStep(
  secret: string,
  code: string,
  { usedStep, now }: { usedStep: number; now: number },
): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = TOTP.validate({
    token,
    secret: Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
    timestamp: now,
    window: WINDOW,
  });
  if (delta === null) return null;
  const step = Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
  return step > usedStep ? step : null;
}
