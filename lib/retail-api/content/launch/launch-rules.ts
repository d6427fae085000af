import type { LimitRule } from '../../core/limits/limit-events.ts';
import { limitKey } from '../../core/limits/limit-key.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Who wants to hear of the opening, and in whose session that was said. */
export interface LaunchNoticeRequest {
  channel: 'sms' | 'mail';
  /** A mobile of ten digits, or an e-mail address in lower case. */
  recipient: string;
  sessionId: string;
}

/** What a session has asked for already: asking again takes no turn. */
export function repeatLimit(secret: Uint8Array, { recipient, sessionId }: LaunchNoticeRequest): LimitRule {
  return { key: limitKey(secret, 'launch:asked:before', sessionId, recipient), most: 1, windowMs: DAY_MS };
}

/** How much the whole store notes: a campaign before a launch stays below it, a flood from everywhere does not. */
export const STORE_LIMIT: LimitRule = { key: 'launch:asked:store', most: 600, windowMs: MINUTE_MS };

/** How often the operator is told that the store notes no more. */
export const ALARM_LIMIT: LimitRule = { key: 'launch:alarm', most: 1, windowMs: MINUTE_MS };

/** Addresses that are kept at most: each is a message that somebody pays for. */
export const MOST_NOTICES = 250_000;

/** Where no more are kept, the next may find room after so many seconds. */
export const FULL_WAIT_SECONDS = 60 * 60;
