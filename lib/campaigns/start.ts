import { allows, currentChoice, onChoice } from '#lib/consent/client.ts';
import { forgetCampaign, keepCampaign, noteTold } from './cookies.ts';
import { landingOf } from './landing.ts';
import { type Campaign, readCampaign } from './parameters.ts';
import { tellVisit } from './report-visit.ts';
import { warnOfCookies } from './warn-of-cookies.ts';

/** The address that was opened. A soft navigation, which may have come since, replaces that of the window alone. */
function landingAddress(): URL {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name || window.location.href);
}

function keep(campaign: Campaign, { pathname, search }: URL): void {
  keepCampaign(campaign, Date.now());
  const landing = landingOf(pathname, search);
  if (landing && noteTold(`${landing.url} ${landing.code}`)) tellVisit(landing);
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
    } else forgetCampaign();
    waiting = null;
  };
  if (currentChoice()) settle();
  else forgetCampaign();
  onChoice(settle);
  warnOfCookies();
}
