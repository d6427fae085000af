import type { TurnLimit } from '../limits/limit-events.ts';
import { networkLimit } from '../limits/network-limit.ts';

const MINUTE_MS = 60 * 1000;

/** How many visits of one network may begin a survey in an hour: a shop hands it out on one line to all its visitors. */
export function beginLimits(secret: Uint8Array, network: string): TurnLimit[] {
  return networkLimit(secret, 'survey:begun:network', network, 60);
}

/** How many visits may begin one in the whole store: the end of a flood that comes from everywhere. */
export const STORE_LIMIT: TurnLimit = { key: 'survey:begun:store', most: 120, windowMs: MINUTE_MS };

/** How often the operator is told that nobody more can begin one. */
export const ALARM_LIMIT: TurnLimit = { key: 'survey:alarm', most: 1, windowMs: MINUTE_MS };
