import { z } from 'zod';
import { multilineText } from '#lib/contract/fields.ts';
import { withoutInvisible } from '#lib/shared/typed-text.ts';
import { textField } from './text-field.ts';

/** A line of text that the retail API accepts as `field`, without invisible characters from pasted text. */
export function writtenField(field: z.ZodType, error: string | (() => string)) {
  return z.string({ error }).overwrite(withoutInvisible).pipe(textField(field, error));
}

/** A trimmed text of several lines with a maximum number of characters. */
export function writtenLines(maximum: number, error: string | (() => string)) {
  return (
    z
      .string({ error })
      // A form sends two characters for each line break, which counts as one typed character.
      .overwrite((text) => withoutInvisible(text).replace(/\r\n?/g, '\n').trim())
      .refine((text) => multilineText(maximum).safeParse(text).success, { error })
  );
}
