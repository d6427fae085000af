import { DISPLAY_NAME_LENGTH } from '#lib/contract/review-vocabulary.ts';

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** The first name and the initial of the last name, e.g. `Asha R.`; empty if there is no name. */
export function defaultDisplayName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const [first = '', ...others] = words;
  const last = others.at(-1);
  const [initial] = last === undefined ? [] : graphemes.segment(last);
  const short = initial ? `${first} ${initial.segment.toLocaleUpperCase('en-IN')}.` : first;
  return short.length <= DISPLAY_NAME_LENGTH ? short : first.slice(0, DISPLAY_NAME_LENGTH);
}
