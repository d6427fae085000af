import { z } from 'zod';
import { withAsciiDigits } from '#lib/shared/typed-text.ts';
import { CODE_FIELDS } from './code-fields.ts';

/** A longer text is never one of our codes; it is cut, so that it cannot enlarge the request. */
const MAX_LENGTH = 16;

const texts = z.record(z.string(), z.unknown());

/** Joins the boxes `digit1` to `digit8` of a form to one code; without scripts the first may hold all of it. */
function codeOf(fields: Record<string, unknown>): string {
  const joined = CODE_FIELDS.map((name) => fields[name])
    .map((digit) => (typeof digit === 'string' ? digit : ''))
    .join('')
    .replace(/\s/g, '');
  return joined.length > MAX_LENGTH ? '' : withAsciiDigits(joined);
}

/** A form with a one-time code. Any content is a code and counts as a try: the retail API checks it. */
export const codeForm = texts.transform((fields) => ({ code: codeOf(fields) }));
