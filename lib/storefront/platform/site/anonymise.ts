import { withAsciiDigits } from '#lib/shared/typed-text.ts';

const MAX_PATH_LENGTH = 200;
const MAX_WORD_LENGTH = 20;
const MAX_DIGITS = 8;

/** Words of lower-case letters and digits, as in the store's own URLs. */
const WORDS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Six digits or more: a pincode, or a longer number such as a mobile. */
const LONG_NUMBER = /\d{6}/;
const GUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

const MASKED = '…';

function isHarmless(segment: string): boolean {
  return (
    WORDS.test(segment) &&
    segment.split('-').every((word) => word.length <= MAX_WORD_LENGTH) &&
    segment.replace(/\D/g, '').length <= MAX_DIGITS &&
    !LONG_NUMBER.test(segment) &&
    !GUID.test(segment)
  );
}

/**
 * Returns a path for logs, without its query and in at most 200 characters; parts that are not plain words of
 * the store's URLs, such as a number of six digits or more, an email address or a token, are removed.
 */
export function anonymousPath(path: string): string {
  const [segments = ''] = path.split(/[?#]/, 1);
  const masked = segments
    .slice(0, 2000)
    .split('/')
    .map((segment) => (segment === '' || isHarmless(segment) ? segment : MASKED))
    .join('/');
  return masked.slice(0, MAX_PATH_LENGTH);
}

/** The ten digits of an Indian mobile in any grouping, with or without the country code. */
const MOBILE = /(?:^|\D)(?:\+?91|0)?[\s.-]*[6-9](?:[\s.-]?\d){9}(?!\d)/;

/** Whether a text is or contains a mobile number, in the digits of any script. */
export function containsMobile(text: string): boolean {
  return MOBILE.test(withAsciiDigits(text));
}

/** Returns a 32-bit mark of a text (FNV-1a); collisions are rare and accidental. It protects no secret. */
export function shortMark(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
