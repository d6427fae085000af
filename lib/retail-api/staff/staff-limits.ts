import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import type { ApiSecret } from '../core/api-secret.ts';
import type { LimitRule } from '../core/limits/limit-events.ts';
import { limitKey } from '../core/limits/limit-key.ts';
import { networkLimit } from '../core/limits/network-limit.ts';

/** How long a link to set a password works. */
export const PASSWORD_LINK_MS = 30 * MINUTE_MS;

interface Attempt {
  /** In lower case; whether anybody has it does not matter. */
  email: string;
  /** Empty if unknown. */
  network: string;
}

/**
 * Wrong passwords of strangers: few from one network for an account, more for an account from everywhere, and more from a network.
 * They refuse strangers alone: a browser that is known has a limit of its own, `wrongPasswordOfDevice`, so that nobody can lock
 * a member out of the browser that they work with.
 */
export function wrongPasswordLimits(secret: ApiSecret, { email, network }: Attempt): LimitRule[] {
  return [
    { key: limitKey(secret, 'staff:wrong', email, network), max: 5, windowMs: 15 * MINUTE_MS },
    { key: limitKey(secret, 'staff:wrong-account', email), max: 50, windowMs: HOUR_MS },
    ...networkLimit(secret, 'staff:wrong-network', network, 50),
  ];
}

/** Wrong passwords in a browser that a member has signed in with, by the hash of its token. */
export function wrongPasswordOfDevice(secret: ApiSecret, tokenHash: string): LimitRule[] {
  return [{ key: limitKey(secret, 'staff:wrong-device', tokenHash), max: 10, windowMs: HOUR_MS }];
}

/** Wrong passwords that a signed-in member gives to change something of their account. */
export function wrongOwnPasswordLimits(secret: ApiSecret, staffId: string): LimitRule[] {
  return [{ key: limitKey(secret, 'staff:wrong-own', staffId), max: 10, windowMs: HOUR_MS }];
}

/** Wrong codes of a member: a guess has a chance of three in a million. */
export function wrongCodeLimits(secret: ApiSecret, staffId: string): LimitRule[] {
  return [
    { key: limitKey(secret, 'staff:code', staffId), max: 10, windowMs: HOUR_MS },
    { key: limitKey(secret, 'staff:code-daily', staffId), max: 40, windowMs: DAY_MS },
  ];
}

/** Questions to passkeys that one network may begin, enough for a large office that shares one. */
export function passkeyQuestionLimits(secret: ApiSecret, network: string): LimitRule[] {
  return [{ key: limitKey(secret, 'staff:passkey-question', network), max: 600, windowMs: HOUR_MS }];
}

/** Answers of passkeys that do not count. Nobody can guess one: the limit bounds the work for a stranger. */
export function wrongPasskeyLimits(secret: ApiSecret, network: string): LimitRule[] {
  return [{ key: limitKey(secret, 'staff:wrong-passkey', network), max: 50, windowMs: HOUR_MS }];
}

/** Links of mails that are wrong or have ended; callers whose network nobody reports are counted together. */
export function wrongLinkLimits(secret: ApiSecret, network: string): LimitRule[] {
  return [{ key: limitKey(secret, 'staff:link', network), max: 30, windowMs: HOUR_MS }];
}

/**
 * Mails with a link to set a password. For an address the window is as long as a link works: a stranger who uses the limit up
 * leaves a link that works in the member's mailbox.
 */
export function resetMailLimits(secret: ApiSecret, { email, network }: Attempt): LimitRule[] {
  return [
    { key: limitKey(secret, 'staff:reset', email), max: 3, windowMs: PASSWORD_LINK_MS },
    ...networkLimit(secret, 'staff:reset-network', network, 20),
  ];
}

/** Invitations of the whole shop, and to one address. */
export function staffInvitationLimits(secret: ApiSecret, email: string): LimitRule[] {
  return [
    { key: limitKey(secret, 'staff:invite', email), max: 5, windowMs: HOUR_MS },
    { key: 'staff:invite', max: 60, windowMs: HOUR_MS },
  ];
}
