import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/shared/durations.ts';
import type { ApiSecret } from '../../core/api-secret.ts';
import type { Database } from '../../core/db/schema.ts';
import type { LimitRule } from '../../core/limits/limit-events.ts';
import { limitKey } from '../../core/limits/limit-key.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';

export const CODE_VALID_MS = 5 * MINUTE_MS;
/** Number of attempts after which a code is invalid. */
export const MAX_TRIES = 5;
/** Number of times a code can be resent before its request has to expire. */
export const MAX_RESENDS = 3;

/** The recipient of a code and the session that requested it. */
interface CodeHolder {
  /** A mobile of ten digits, or an email address in lower case. */
  recipient: string;
  sessionId: string;
}

export type CodePurpose = Database['one_time_codes']['purpose'];

/** The one request that a code is valid for. */
export interface CodeRequest extends CodeHolder {
  purpose: CodePurpose;
}

/** Limits on codes sent to one shopper; an unknown network is not counted. */
export function codeSendLimits(secret: ApiSecret, { recipient, sessionId }: CodeHolder, network: string): LimitRule[] {
  const toRecipient = limitKey(secret, 'otp:sent:to', recipient);
  return [
    { key: toRecipient, max: 1, windowMs: 30 * SECOND_MS },
    { key: toRecipient, max: 3, windowMs: 10 * MINUTE_MS },
    { key: toRecipient, max: 10, windowMs: DAY_MS },
    { key: limitKey(secret, 'otp:sent:session', sessionId), max: 5, windowMs: HOUR_MS },
    ...networkLimit(secret, 'otp:sent:network', network, 30),
  ];
}

/** Limit on codes sent by the whole store, to stop a distributed flood. */
export function globalCodeLimit(perMinute: number): LimitRule {
  return { key: 'otp:sent:store', max: perMinute, windowMs: MINUTE_MS };
}

/** How often the operator is alerted that the store has reached its limit. */
export const CODE_ALARM_LIMIT: LimitRule = { key: 'otp:alarm', max: 1, windowMs: MINUTE_MS };

/** Wrong attempts at one recipient's codes, by anyone: without it, four digits could be guessed within a day. */
export function wrongTriesLimit(secret: ApiSecret, { recipient }: CodeHolder): LimitRule {
  return { key: limitKey(secret, 'otp:wrong', recipient), max: 10, windowMs: DAY_MS };
}

/** How often the operator is alerted that one recipient's codes are being guessed. */
export function guessAlarmLimit(secret: ApiSecret, { recipient }: CodeHolder): LimitRule {
  return { key: limitKey(secret, 'otp:guessed', recipient), max: 1, windowMs: DAY_MS };
}

/** A lock is a single event: a session that used up the attempts of a code has to wait. */
export function lockLimit(secret: ApiSecret, { recipient, sessionId }: CodeHolder): LimitRule {
  return { key: limitKey(secret, 'otp:locked', sessionId, recipient), max: 1, windowMs: 15 * MINUTE_MS };
}
