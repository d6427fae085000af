import { z } from 'zod';

/**
 * A trimmed text that the retail API accepts as `field`; otherwise it is refused with a message for the shopper, which a
 * function says in the language of the request.
 */
export function textField(field: z.ZodType, message: string | (() => string)) {
  return z
    .string({ error: message })
    .trim()
    .refine((value) => field.safeParse(value).success, { error: message });
}
