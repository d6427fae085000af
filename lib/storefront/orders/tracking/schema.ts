import { z } from 'zod';
import { email, orderNumber } from '#lib/contract/fields.ts';
import { canonicalMobile } from '#lib/shared/mobile.ts';
import { canonicalOrderNumber } from '#lib/shared/typed-text.ts';
import { MAX_SAVED_EMAIL_LENGTH } from '#lib/storefront/platform/forms/email-length.ts';
import * as m from '#messages';

const NUMBER_MESSAGE = m.ordersTrackNumberInvalid;
const CONTACT_MESSAGE = m.ordersTrackContactInvalid;

/** Normalises a mobile to ten digits, or an email address; null for anything else. */
function canonicalContact(typed: string): string | null {
  const mobile = canonicalMobile(typed);
  if (mobile !== null) return mobile;
  const address = typed.trim().toLowerCase();
  return address.length <= MAX_SAVED_EMAIL_LENGTH && email.safeParse(address).success ? address : null;
}

/** Order number and contact, in any usual spelling. */
export const trackingForm = z.object({
  orderNumber: z
    .string({ error: NUMBER_MESSAGE })
    .max(60, { error: NUMBER_MESSAGE })
    .transform(canonicalOrderNumber)
    .refine((number) => orderNumber.safeParse(number).success, { error: NUMBER_MESSAGE }),
  contact: z.string({ error: CONTACT_MESSAGE }).transform((typed, context) => {
    const contact = canonicalContact(typed);
    if (contact !== null) return contact;
    context.addIssue({ code: 'custom', message: CONTACT_MESSAGE() });
    return z.NEVER;
  }),
});
export type TrackingFormValues = z.output<typeof trackingForm>;
