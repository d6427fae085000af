import { anonymousPath } from '#lib/shared/anonymous-path.ts';
import { type Campaign, campaignQuery, readCampaign } from './parameters.ts';

const LONGEST_ADDRESS = 500;

const MAIL = /[^\s@]@[^\s@]/;
/** An Indian mobile number, also with its country before it, and with spaces and dashes within. */
const MOBILE = /(?<!\d)(?:\+?91[\s-]?|0)?[6-9](?:[\s-]?\d){9}(?!\d)/;

function namesSomebody(text: string): boolean {
  return MAIL.test(text) || MOBILE.test(text);
}

/** A campaign without the values that a careless mailing has filled with somebody's mail address or mobile number. */
function withoutPeople(campaign: Campaign): Campaign {
  return Object.fromEntries(Object.entries(campaign).filter(([, value]) => !namesSomebody(value)));
}

/** What may be told of a landing: its address in at most 500 characters, and its tracking code. */
export interface Landing {
  url: string;
  /** Never empty. */
  code: string;
}

/**
 * The landing on an address that has a tracking code; of its query only the campaign is told, and nothing that names a
 * person. Null where nothing is to be told. `search`: the query, with or without its question mark.
 */
export function landingOf(path: string, search: string): Landing | null {
  const campaign = withoutPeople(readCampaign(search) ?? {});
  const code = campaign.track;
  if (code === undefined) return null;
  return { url: `${anonymousPath(path)}?${campaignQuery(campaign)}`.slice(0, LONGEST_ADDRESS), code };
}
