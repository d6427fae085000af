import { allows, currentChoice, onChoice } from '#lib/storefront/marketing/consent/client.ts';
import { clearCampaign, markVisitReported, saveCampaign } from './cookies.ts';
import { landingOf } from './landing.ts';
import { type Campaign, readCampaign } from './parameters.ts';
import { reportVisit } from './report-visit.ts';
import { warnOfCookies } from './warn-of-cookies.ts';

/** The address that was opened. A soft navigation, which may have come since, replaces that of the window alone. */
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
 * Notes the campaign that brought a visitor, once they agree. Called once for each document. What the address said waits
 * in memory for the choice, goes with a refusal, and what was kept goes when the consent is withdrawn.
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
