/** The maximum length in bytes for any script, so that all data of a shopper fits into one cookie of 1 KB. */
const MAX_BYTES = 48;
const MAX_CHARACTERS = 30;
const CHARACTERS = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** The part of a name that fits into the cookie, in whole characters as a reader counts them. */
export function shortUserName(name: string): string {
  let short = '';
  let count = 0;
  for (const { segment } of CHARACTERS.segment(name)) {
    count += 1;
    if (count > MAX_CHARACTERS || Buffer.byteLength(short + segment) > MAX_BYTES) break;
    short += segment;
  }
  return short.trimEnd();
}
