import { withAsciiDigits } from './typed-text.ts';

const MAX_PATH_LENGTH = 200;
const MAX_WORD_LENGTH = 20;
const MOST_DIGITS = 8;

/** Words of small letters and digits, as the store's own addresses have them. */
const WORDS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** As long as a pincode, or longer, such as a mobile number. */
const LONG_NUMBER = /\d{6}/;
const GUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

const MASKED = '…';

function isHarmless(segment: string): boolean {
  return (
    WORDS.test(segment) &&
    segment.split('-').every((word) => word.length <= MAX_WORD_LENGTH) &&
    segment.replace(/\D/g, '').length <= MOST_DIGITS &&
    !LONG_NUMBER.test(segment) &&
    !GUID.test(segment)
  );
}

/**
 * A path for logs, without its query and in at most 200 characters: what is no plain address of the store, such as a
 * number of six digits or more, a mail address or a token, is left out.
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

/** Ten digits of an Indian mobile in whatever groups, with or without the country's code. */
const MOBILE = /(?:^|\D)(?:\+?91|0)?[\s.-]*[6-9](?:[\s.-]?\d){9}(?!\d)/;

/** Whether a text is or holds a mobile number, in the digits of whatever script. */
export function containsMobile(text: string): boolean {
  return MOBILE.test(withAsciiDigits(text));
}

/** A short mark of a text, of 32 bits; two texts have the same one hardly ever, by chance (FNV-1a). Guards no secret. */
export function shortMark(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
