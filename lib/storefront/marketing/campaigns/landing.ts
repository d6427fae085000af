import { anonymousPath } from '#lib/shared/anonymise.ts';
import { campaignQuery, readCampaign } from './parameters.ts';

const MAX_ADDRESS_LENGTH = 500;

/** What may be told of a landing: its address in at most 500 characters, and its tracking code. */
export interface Landing {
  url: string;
  /** Never empty. */
  code: string;
}

/**
 * The landing on an address that has a tracking code; of its query only the campaign is told, and of its path nothing that
 * names a person. Null where nothing is to be told. `search`: the query, with or without its question mark.
 */
export function landingOf(path: string, search: string): Landing | null {
  const campaign = readCampaign(search) ?? {};
  const code = campaign.track;
  if (code === undefined) return null;
  return { url: `${anonymousPath(path)}?${campaignQuery(campaign)}`.slice(0, MAX_ADDRESS_LENGTH), code };
}
