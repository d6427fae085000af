import { z } from 'zod';
import { multilineText } from '#lib/contract/fields.ts';
import { withoutInvisible } from '#lib/shared/typed-text.ts';
import { textField } from './text-field.ts';

/** A line that people write, which the retail API will take as `field`: what was pasted may bring along what nobody sees. */
export function writtenField(field: z.ZodType, error: string) {
  return z.string({ error }).overwrite(withoutInvisible).pipe(textField(field, error));
}

/** A text of several lines, without the spaces around it, that is at most so many characters long. */
export function writtenLines(maximum: number, error: string) {
  return (
    z
      .string({ error })
      // A form sends two characters for each new line, of which the shopper typed one.
      .overwrite((text) => withoutInvisible(text).replace(/\r\n?/g, '\n').trim())
      .refine((text) => multilineText(maximum).safeParse(text).success, { error })
  );
}
