import { z } from 'zod';
import { pincode } from '#lib/contract/index.ts';
import * as m from '#messages';

/** Name of the form in the flash cookies of refused forms. */
export const PINCODE_FORM = 'pincode';

/** The form that keeps a pincode in the browser, or forgets it. */
export const pincodeForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('use'),
    pincode: z
      .string({ error: m.productPincodeInvalid })
      .transform((typed) => typed.replace(/\s/g, ''))
      .refine((typed) => pincode.safeParse(typed).success, { error: m.productPincodeInvalid }),
  }),
  z.object({ intent: z.literal('forget') }),
]);
