import { withoutInvisible } from '#lib/shared/typed-text.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { containsMobile } from '#lib/storefront/platform/site/anonymise.ts';

/** Matches a mail address only: "Sale @ Jaipur" is not personal. */
const MAIL = /[^\s@＠][@＠][^\s@＠]/;

/**
 * Whether a campaign value, as a careless mailing may have filled it, is or contains a mail address or mobile
 * number.
 */
function isPersonalValue(value: string): boolean {
  return MAIL.test(value) || containsMobile(value);
}

/** The parameters of a campaign link; each is stored in a cookie of the same name. */
export const CAMPAIGN_PARAMETERS = [
  READABLE_COOKIES.utmSource,
  READABLE_COOKIES.utmMedium,
  READABLE_COOKIES.utmCampaign,
  READABLE_COOKIES.track,
] as const;
type CampaignParameter = (typeof CAMPAIGN_PARAMETERS)[number];

/** The campaign of a link; it has at least one parameter. */
export type Campaign = Readonly<Partial<Record<CampaignParameter, string>>>;

const MAX_VALUE_LENGTH = 100;
/** The maximum length of a value in its cookie, so that all campaign cookies together stay below 1 KB. */
const MAX_ENCODED_LENGTH = 200;
/** Longer values are cut first; normalising never makes a value longer, so nothing relevant is lost. */
const MAX_READ_LENGTH = 2000;

/** Anything but letters, marks, digits, punctuation, symbols and the plain space. */
const UNPRINTABLE = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]|\uFFFD/gu;

const encodedLength = (characters: readonly string[]) => encodeURIComponent(JSON.stringify(characters.join(''))).length;

/** A value as it is stored: printable text of at most 100 characters, limited to the length of its cookie. */
function printable(value: string): string {
  const text = withoutInvisible(value.slice(0, MAX_READ_LENGTH).replace(UNPRINTABLE, ''));
  const characters = [...text.trim()].slice(0, MAX_VALUE_LENGTH);
  while (encodedLength(characters) > MAX_ENCODED_LENGTH) characters.pop();
  return characters.join('').trim();
}

/**
 * The campaign in an address's query, without values that identify a person; the first of repeated parameters is used.
 * Null where nothing remains.
 */
export function readCampaign(search: string): Campaign | null {
  const query = new URLSearchParams(search);
  const found = CAMPAIGN_PARAMETERS.map((name) => [name, printable(query.get(name) ?? '')] as const);
  const named = found.filter(([, value]) => value !== '' && !isPersonalValue(value));
  return named.length === 0 ? null : Object.fromEntries(named);
}

/** The campaign as query parameters, without a question mark. */
export function campaignQuery(campaign: Campaign): string {
  return new URLSearchParams(campaign as Record<string, string>).toString();
}
