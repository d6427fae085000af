import { DAY_MS, HOUR_SECONDS, MINUTE_MS } from '#lib/shared/durations.ts';
import type { ApiSecret } from '../../core/api-secret.ts';
import type { LimitRule } from '../../core/limits/limit-events.ts';
import { limitKey } from '../../core/limits/limit-key.ts';

/** A request to be notified of the opening, and the session it came from. */
export interface LaunchNoticeRequest {
  channel: 'sms' | 'mail';
  /** A ten-digit mobile number, or an email address in lower case. */
  recipient: string;
  sessionId: string;
}

/** Detects repeated requests of a session, which do not count towards the other limits. */
export function launchNoticeRepeatLimit(secret: ApiSecret, { recipient, sessionId }: LaunchNoticeRequest): LimitRule {
  return { key: limitKey(secret, 'launch:requested:before', sessionId, recipient), max: 1, windowMs: DAY_MS };
}

/** Limit for the whole store: above a pre-launch campaign, below a distributed flood. */
export const GLOBAL_LAUNCH_NOTICE_LIMIT: LimitRule = { key: 'launch:requested:store', max: 600, windowMs: MINUTE_MS };

/** How often the operator is alerted that the store limit is reached. */
export const LAUNCH_NOTICE_ALARM_LIMIT: LimitRule = { key: 'launch:alarm', max: 1, windowMs: MINUTE_MS };

/** Most addresses to store: each is a message that costs money. */
export const MAX_NOTICES = 250_000;

/** Seconds until the next attempt, once the most addresses are stored. */
export const FULL_WAIT_SECONDS = HOUR_SECONDS;
