import { z } from 'zod';
import { withAsciiDigits } from '#lib/shared/typed-text.ts';
import { CODE_FIELDS } from './code-fields.ts';

/** What is longer was never sent by us; it is a wrong code, and no message is to grow by it. */
const MAX_LENGTH = 16;

const texts = z.record(z.string(), z.unknown());

/** The boxes `digit1` to `digit8` of a form as one code; without scripts the first may hold all of it. */
function codeOf(fields: Record<string, unknown>): string {
  const joined = CODE_FIELDS.map((name) => fields[name])
    .map((digit) => (typeof digit === 'string' ? digit : ''))
    .join('')
    .replace(/\s/g, '');
  return joined.length > MAX_LENGTH ? '' : withAsciiDigits(joined);
}

/** A form whose boxes hold a one-time code. Whatever stands in them is a code and so a try: the retail API judges it. */
export const codeForm = texts.transform((fields) => ({ code: codeOf(fields) }));
