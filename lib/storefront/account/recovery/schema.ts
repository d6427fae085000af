import { z } from 'zod';
import { email, singleLineText } from '#lib/contract/fields.ts';
import { MAX_SAVED_EMAIL_LENGTH } from '#lib/storefront/platform/forms/email-length.ts';
import { mobileField } from '#lib/storefront/platform/forms/mobile-field.ts';
import { EMAIL_MESSAGE } from '../profile/schema.ts';

const MAX_ORDER_NUMBER_LENGTH = 40;
const TOO_LONG = `Enter an email address of at most ${MAX_SAVED_EMAIL_LENGTH} characters.`;
const ORDER_MESSAGE = `Enter an order number of at most ${MAX_ORDER_NUMBER_LENGTH} characters, or leave it empty.`;

const orderNumber = singleLineText(MAX_ORDER_NUMBER_LENGTH);

/** The form for a customer who has lost access to the mobile number. */
export const recoveryForm = z.object({
  email: z
    .string({ error: EMAIL_MESSAGE })
    .trim()
    .max(MAX_SAVED_EMAIL_LENGTH, { error: TOO_LONG })
    .refine((value) => email.safeParse(value).success, { error: EMAIL_MESSAGE }),
  /** An order number as the customer remembers it; empty where there is none. */
  orderNumber: z
    .string({ error: ORDER_MESSAGE })
    .trim()
    .refine((value) => orderNumber.safeParse(value).success, { error: ORDER_MESSAGE })
    .default(''),
  /** The number where the customer can be reached now. */
  mobile: mobileField,
});
export type RecoveryFormValues = z.output<typeof recoveryForm>;
