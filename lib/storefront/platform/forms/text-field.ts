import { z } from 'zod';

/**
 * A text, without the spaces around it, that the retail API will take as `field`: what it would not is refused with words
 * for the shopper.
 */
export function textField(field: z.ZodType, message: string) {
  return z
    .string({ error: message })
    .trim()
    .refine((value) => field.safeParse(value).success, { error: message });
}
