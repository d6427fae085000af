import type { TrackingRecord } from '#lib/contract/tracking.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { MINUTE_MS, MINUTE_SECONDS } from '#lib/shared/durations.ts';
import { allows, currentChoice, onChoice } from '#lib/storefront/marketing/consent/client.ts';
import { cookieValue } from '#lib/storefront/platform/browser/cookie-value.ts';
import { writeCookie } from '#lib/storefront/platform/browser/write-cookie.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { COOKIE_BUDGET_BYTES, createCookieWatch } from '#lib/storefront/platform/session/cookie-budget.ts';
import { READABLE_COOKIES, XSRF_COOKIE } from '#lib/storefront/platform/session/cookie-names.ts';
import { shortMark } from '#lib/storefront/platform/site/anonymise.ts';
import { pagePath } from '#lib/storefront/platform/site/local-href.ts';
import { campaignLandingOf, type Landing } from './landing.ts';
import { CAMPAIGN_PARAMETERS, type Campaign, readCampaign } from './parameters.ts';

const LIFETIME_SECONDS = 720 * MINUTE_SECONDS;
/** One day, so that an order on the next evening is still attributed to the campaign. */
const TRACK_SECONDS = 1440 * MINUTE_SECONDS;
/** A reload of the landing page, or opening its link again soon, counts as the same visit. */
const REPORTED_SECONDS = 4 * MINUTE_SECONDS;

/** Stores a campaign and removes the previous one completely. `now` in epoch milliseconds. */
function saveCampaign(campaign: Campaign, now: number): void {
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
function clearCampaign(): void {
  for (const name of [...CAMPAIGN_PARAMETERS, READABLE_COOKIES.trackReported]) {
    if (cookieValue(document.cookie, name) !== undefined) writeCookie(name, '', 0);
  }
}

/** Marks a landing as reported; false where it was reported within the last four minutes. */
function markVisitReported(landing: string): boolean {
  const mark = shortMark(landing).toString(36);
  if (cookieValue(document.cookie, READABLE_COOKIES.trackReported) === mark) return false;
  writeCookie(READABLE_COOKIES.trackReported, mark, REPORTED_SECONDS);
  return true;
}

/** In development, warns in the console when the cookies of this browser exceed their budget. */
function warnOfCookies(): void {
  if (process.env.NODE_ENV !== 'development') return;
  const watch = createCookieWatch(Date.now, ({ bytes, cookies }) =>
    // biome-ignore lint/suspicious/noConsole: development only, for the developer's console
    console.warn(`${cookies} cookies have ${bytes} bytes: keep them below ${COOKIE_BUDGET_BYTES}.`),
  );
  watch(document.cookie);
  setInterval(() => watch(document.cookie), MINUTE_MS);
}

/** Reports a landing to the store once, without waiting; a failure is silent. */
function reportVisit(landing: Landing): void {
  const body = JSON.stringify(landing);
  const type = 'application/json';
  // A beacon cannot carry a custom header, which an operator's proxy may require.
  const isPlain = cookieValue(document.cookie, XSRF_COOKIE) === undefined;
  if (isPlain && navigator.sendBeacon?.(apiPaths.visits(), new Blob([body], { type }))) return;
  browserFetch(apiPaths.visits(), {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    keepalive: true,
    priority: 'low',
  }).catch(() => {
    // A report that fails is only one visit less in the statistics.
  });
}

/**
 * The address that the document was opened with. A soft navigation may have changed the window's address
 * since.
 */
function landingAddress(): URL {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name || window.location.href);
}

function storePending(campaign: Campaign, { pathname, search }: URL): void {
  saveCampaign(campaign, Date.now());
  const landing = campaignLandingOf(pagePath(pathname), search);
  if (landing && markVisitReported(`${landing.url} ${landing.code}`)) reportVisit(landing);
}

/**
 * Stores the campaign that brought a visitor, after consent. Called once per document. The campaign waits in memory for
 * the choice and is discarded on a refusal; stored data is removed when consent is withdrawn.
 */
export function startCampaigns(): void {
  const address = landingAddress();
  let waiting = readCampaign(address.search);
  const settle = () => {
    if (allows('campaigns')) {
      if (waiting) storePending(waiting, address);
    } else clearCampaign();
    waiting = null;
  };
  if (currentChoice()) settle();
  else clearCampaign();
  onChoice(settle);
  warnOfCookies();
}
