import { z } from 'zod';
import { withoutInvisible } from '#lib/shared/typed-text.ts';
import { textField } from './text-field.ts';

/** Like `textField`, without the invisible characters that pasted text may contain. */
export function typedField(field: z.ZodType, message: string | (() => string)) {
  return z.preprocess((sent) => (typeof sent === 'string' ? withoutInvisible(sent) : sent), textField(field, message));
}
