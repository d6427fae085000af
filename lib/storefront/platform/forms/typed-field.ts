import { z } from 'zod';
import { withoutInvisible } from '#lib/shared/typed-text.ts';
import { textField } from './text-field.ts';

/** As `textField`, without the characters that nobody sees and nobody typed: they come along with what is pasted. */
export function typedField(field: z.ZodType, message: string) {
  return z.preprocess((sent) => (typeof sent === 'string' ? withoutInvisible(sent) : sent), textField(field, message));
}
