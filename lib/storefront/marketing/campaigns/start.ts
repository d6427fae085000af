import { allows, currentChoice, onChoice } from '#lib/storefront/marketing/consent/client.ts';
import { clearCampaign, markVisitReported, saveCampaign } from './cookies.ts';
import { landingOf } from './landing.ts';
import { type Campaign, readCampaign } from './parameters.ts';
import { reportVisit } from './report-visit.ts';
import { warnOfCookies } from './warn-of-cookies.ts';

/**
 * The address that the document was opened with. A soft navigation may have changed the window's address
 * since.
 */
function landingAddress(): URL {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name || window.location.href);
}

function keep(campaign: Campaign, { pathname, search }: URL): void {
  saveCampaign(campaign, Date.now());
  const landing = landingOf(pathname, search);
  if (landing && markVisitReported(`${landing.url} ${landing.code}`)) reportVisit(landing);
}

/**
 * Stores the campaign that brought a visitor, after consent. Called once per document. The campaign waits in memory for the
 * choice and is discarded on a refusal; stored data is removed when consent is withdrawn.
 */
export function startCampaigns(): void {
  const address = landingAddress();
  let waiting = readCampaign(address.search);
  const settle = () => {
    if (allows('campaigns')) {
      if (waiting) keep(waiting, address);
    } else clearCampaign();
    waiting = null;
  };
  if (currentChoice()) settle();
  else clearCampaign();
  onChoice(settle);
  warnOfCookies();
}
