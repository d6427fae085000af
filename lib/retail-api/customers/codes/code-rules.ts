import type { Database } from '../../core/db/schema.ts';
import type { LimitRule } from '../../core/limits/limit-events.ts';
import { limitKey } from '../../core/limits/limit-key.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const CODE_VALID_MS = 5 * MINUTE_MS;
/** A code that was tried so often is dead. */
export const MOST_TRIES = 5;
/** So often a code is replaced before its request has to run out. */
export const MOST_RESENDS = 3;

/** Whom a code is for and in whose session it was asked for. */
interface CodeHolder {
  /** A mobile of ten digits, or an e-mail address in lower case. */
  recipient: string;
  sessionId: string;
}

export type CodePurpose = Database['one_time_codes']['purpose'];

/** The one request that a code fits. */
export interface CodeRequest extends CodeHolder {
  purpose: CodePurpose;
}

/** How many codes one shopper is sent; an unknown network counts nothing. */
export function sendLimits(secret: Uint8Array, { recipient, sessionId }: CodeHolder, network: string): LimitRule[] {
  const toRecipient = limitKey(secret, 'otp:sent:to', recipient);
  return [
    { key: toRecipient, most: 1, windowMs: 30 * SECOND_MS },
    { key: toRecipient, most: 3, windowMs: 10 * MINUTE_MS },
    { key: toRecipient, most: 10, windowMs: DAY_MS },
    { key: limitKey(secret, 'otp:sent:session', sessionId), most: 5, windowMs: HOUR_MS },
    ...networkLimit(secret, 'otp:sent:network', network, 30),
  ];
}

/** How many codes the whole store sends: the end of a flood that comes from everywhere. */
export function storeLimit(perMinute: number): LimitRule {
  return { key: 'otp:sent:store', most: perMinute, windowMs: MINUTE_MS };
}

/** How often the operator is told that the store sends no more. */
export const ALARM_LIMIT: LimitRule = { key: 'otp:alarm', most: 1, windowMs: MINUTE_MS };

/** Wrong tries at codes of one recipient, whoever makes them: four digits alone would be guessed within a day. */
export function wrongTriesLimit(secret: Uint8Array, { recipient }: CodeHolder): LimitRule {
  return { key: limitKey(secret, 'otp:wrong', recipient), most: 10, windowMs: DAY_MS };
}

/** How often the operator is told that codes of one recipient are guessed. */
export function guessAlarmLimit(secret: Uint8Array, { recipient }: CodeHolder): LimitRule {
  return { key: limitKey(secret, 'otp:guessed', recipient), most: 1, windowMs: DAY_MS };
}

/** A lock is one event: a session that used up the tries of a code waits. */
export function lockLimit(secret: Uint8Array, { recipient, sessionId }: CodeHolder): LimitRule {
  return { key: limitKey(secret, 'otp:locked', sessionId, recipient), most: 1, windowMs: 15 * MINUTE_MS };
}
