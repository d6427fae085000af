import { readChoice } from '#lib/storefront/marketing/consent/choice.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { CAMPAIGN_PARAMETERS, readCampaign } from './parameters.ts';

/** The campaign that is noted with an order; a part that its link did not name is empty. */
export interface OrderCampaign {
  source: string;
  medium: string;
  name: string;
}

/**
 * The campaign that a browser's cookies name, where its visitor has agreed to campaigns; undefined otherwise. `cookieOf`
 * gives the decoded value of a cookie. The values are checked again, because anybody can write such a cookie.
 */
export function campaignOfOrder(cookieOf: (cookie: string) => string | undefined): OrderCampaign | undefined {
  if (!readChoice(cookieOf(READABLE_COOKIES.consent) ?? '')?.granted.includes('campaigns')) return undefined;
  const query = new URLSearchParams(CAMPAIGN_PARAMETERS.map((name) => [name, cookieOf(name) ?? '']));
  query.delete(READABLE_COOKIES.track);
  const campaign = readCampaign(query.toString());
  if (!campaign) return undefined;
  const { utm_source: source = '', utm_medium: medium = '', utm_campaign: name = '' } = campaign;
  return { source, medium, name };
}
