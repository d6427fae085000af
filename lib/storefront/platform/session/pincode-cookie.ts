import { PINCODE_PATTERN } from '#lib/contract/vocabulary.ts';
import { DAY_SECONDS } from '#lib/shared/durations.ts';

/** How long a browser keeps the pincode after its last use: 180 days. */
export const PINCODE_SECONDS = 180 * DAY_SECONDS;

/** Returns the pincode in the value of its cookie; empty where it is none. */
export function pincodeOf(cookie: string | undefined): string {
  return cookie !== undefined && PINCODE_PATTERN.test(cookie) ? cookie : '';
}
