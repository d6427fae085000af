import * as apiPaths from '#lib/shared/api-paths.ts';
import { allows, currentChoice, onChoice } from '#lib/storefront/marketing/consent/client.ts';
import { cookieValue } from '#lib/storefront/platform/browser/cookie-value.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { XSRF_COOKIE } from '#lib/storefront/platform/session/cookie-names.ts';
import { clearCampaign, markVisitReported, saveCampaign } from './cookies.ts';
import { campaignLandingOf, type Landing } from './landing.ts';
import { type Campaign, readCampaign } from './parameters.ts';
import { warnOfCookies } from './warn-of-cookies.ts';

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
  const landing = campaignLandingOf(pathname, search);
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
