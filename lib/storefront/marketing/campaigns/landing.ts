import { anonymousPath } from '#lib/storefront/platform/site/anonymise.ts';
import { campaignQuery, readCampaign } from './parameters.ts';

const MAX_ADDRESS_LENGTH = 500;

/**
 * The data that may be reported about a landing: its address in at most 500 characters, and its tracking code.
 */
export interface Landing {
  url: string;
  /** The tracking code; never empty. */
  code: string;
}

/**
 * The landing on an address with a tracking code; only the campaign of its query is included, and no part of its path
 * that identifies a person. Null where there is no landing to report. `search`: the query, with or without its question
 * mark.
 */
export function campaignLandingOf(path: string, search: string): Landing | null {
  const campaign = readCampaign(search) ?? {};
  const code = campaign.track;
  if (code === undefined) return null;
  return { url: `${anonymousPath(path)}?${campaignQuery(campaign)}`.slice(0, MAX_ADDRESS_LENGTH), code };
}
