import type { TrackingRecord } from '#lib/contract/tracking.ts';
import { MINUTE_SECONDS } from '#lib/shared/durations.ts';
import { cookieValue } from '#lib/storefront/platform/browser/cookie-value.ts';
import { writeCookie } from '#lib/storefront/platform/browser/write-cookie.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { shortMark } from '#lib/storefront/platform/site/anonymise.ts';
import { CAMPAIGN_PARAMETERS, type Campaign } from './parameters.ts';

const LIFETIME_SECONDS = 720 * MINUTE_SECONDS;
/** One day, so that an order on the next evening is still attributed to the campaign. */
const TRACK_SECONDS = 1440 * MINUTE_SECONDS;
/** A reload of the landing page, or opening its link again soon, counts as the same visit. */
const REPORTED_SECONDS = 4 * MINUTE_SECONDS;

/** Stores a campaign and removes the previous one completely. `now` in epoch milliseconds. */
export function saveCampaign(campaign: Campaign, now: number): void {
  for (const name of CAMPAIGN_PARAMETERS) {
    const value = campaign[name];
    if (value === undefined) writeCookie(name, '', 0);
    else if (name === READABLE_COOKIES.track) {
      const record: TrackingRecord = { Tracking: value, Time: now };
      writeCookie(name, JSON.stringify(record), TRACK_SECONDS);
    } else writeCookie(name, value, LIFETIME_SECONDS);
  }
}

/** Removes all campaign data from this browser. */
export function clearCampaign(): void {
  for (const name of [...CAMPAIGN_PARAMETERS, READABLE_COOKIES.trackReported]) {
    if (cookieValue(document.cookie, name) !== undefined) writeCookie(name, '', 0);
  }
}

/** Marks a landing as reported; false where it was reported within the last four minutes. */
export function markVisitReported(landing: string): boolean {
  const mark = shortMark(landing).toString(36);
  if (cookieValue(document.cookie, READABLE_COOKIES.trackReported) === mark) return false;
  writeCookie(READABLE_COOKIES.trackReported, mark, REPORTED_SECONDS);
  return true;
}
