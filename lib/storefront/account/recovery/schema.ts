import { z } from 'zod';
import { email, singleLineText } from '#lib/contract/fields.ts';
import { MAX_SAVED_EMAIL_LENGTH } from '#lib/storefront/platform/forms/email-length.ts';
import { mobileField } from '#lib/storefront/platform/forms/mobile-field.ts';
import * as m from '#messages';

const MAX_ORDER_NUMBER_LENGTH = 40;
const emailTooLong = () => m.accountEmailTooLong({ maximum: MAX_SAVED_EMAIL_LENGTH });
const orderMessage = () => m.accountRecoveryOrderInvalid({ maximum: MAX_ORDER_NUMBER_LENGTH });

const orderNumber = singleLineText(MAX_ORDER_NUMBER_LENGTH);

/** The form for a customer who has lost access to the mobile number. */
export const recoveryForm = z.object({
  email: z
    .string({ error: m.accountEmailInvalid })
    .trim()
    .max(MAX_SAVED_EMAIL_LENGTH, { error: emailTooLong })
    .refine((value) => email.safeParse(value).success, { error: m.accountEmailInvalid }),
  /** An order number as the customer remembers it; empty where there is none. */
  orderNumber: z
    .string({ error: orderMessage })
    .trim()
    .refine((value) => orderNumber.safeParse(value).success, { error: orderMessage })
    .default(''),
  /** The number where the customer can be reached now. */
  mobile: mobileField,
});
export type RecoveryFormValues = z.output<typeof recoveryForm>;
