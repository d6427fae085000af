import { withoutInvisible } from '#lib/shared/typed-text.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { isPersonalValue } from './personal-value.ts';

/** Parameters of a campaign link; each is kept in the cookie of its own name. */
export const CAMPAIGN_PARAMETERS = [
  READABLE_COOKIES.utmSource,
  READABLE_COOKIES.utmMedium,
  READABLE_COOKIES.utmCampaign,
  READABLE_COOKIES.track,
] as const;
type CampaignParameter = (typeof CAMPAIGN_PARAMETERS)[number];

/** What a link says of its campaign; at least one parameter. */
export type Campaign = Readonly<Partial<Record<CampaignParameter, string>>>;

const MAX_VALUE_LENGTH = 100;
/** Of a value as its cookie keeps it: all campaign cookies together stay below 1 KB. */
const MAX_ENCODED_LENGTH = 200;
/** No value gets longer by being read, so that nothing beyond this can matter. */
const MAX_READ_LENGTH = 2000;

/** Letters, marks, digits, punctuation, symbols and the plain space. */
const UNPRINTABLE = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]|\uFFFD/gu;

const encodedLength = (characters: readonly string[]) => encodeURIComponent(JSON.stringify(characters.join(''))).length;

/** A value as it is kept: printable text of at most 100 characters, and no longer than its cookie may get. */
function printable(value: string): string {
  const text = withoutInvisible(value.slice(0, MAX_READ_LENGTH).replace(UNPRINTABLE, ''));
  const characters = [...text.trim()].slice(0, MAX_VALUE_LENGTH);
  while (encodedLength(characters) > MAX_ENCODED_LENGTH) characters.pop();
  return characters.join('').trim();
}

/**
 * The campaign of an address's query, without the values that name somebody; of a repeated parameter the first counts.
 * Null where nothing is left.
 */
export function readCampaign(search: string): Campaign | null {
  const given = new URLSearchParams(search);
  const found = CAMPAIGN_PARAMETERS.map((name) => [name, printable(given.get(name) ?? '')] as const);
  const named = found.filter(([, value]) => value !== '' && !isPersonalValue(value));
  return named.length === 0 ? null : Object.fromEntries(named);
}

/** A campaign as parameters of an address, without a question mark. */
export function campaignQuery(campaign: Campaign): string {
  return new URLSearchParams(campaign as Record<string, string>).toString();
}
