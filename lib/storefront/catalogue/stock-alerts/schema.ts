import { z } from 'zod';
import { email, productUrl, sku } from '#lib/contract/fields.ts';
import { canonicalMobile } from '#lib/shared/mobile.ts';
import { textField } from '#lib/storefront/platform/forms/text-field.ts';
import * as m from '#messages';

const MAX_CONTACT_LENGTH = 254;

/** Where to send the stock alert; one of the two is empty. The mobile number is canonical. */
export interface Contact {
  mobile: string;
  email: string;
}

function readContact(typed: string): Contact | null {
  const mobile = canonicalMobile(typed);
  if (mobile !== null) return { mobile, email: '' };
  const address = email.safeParse(typed.trim());
  return address.success ? { mobile: '', email: address.data } : null;
}

/** One form field for an email address or a mobile number. */
export const contact = z
  .string({ error: m.productNotifyContact })
  .max(MAX_CONTACT_LENGTH, { error: m.productNotifyContact })
  .transform((typed, context) => {
    const read = readContact(typed);
    if (read) return read;
    context.addIssue({ code: 'custom', message: m.productNotifyContact() });
    return z.NEVER;
  });

/** The form shown for a sold-out size. */
export const notifyForm = z.object({
  sku: textField(sku, m.productNotifySizeNeeded),
  contact,
  /** The page that the form is on. */
  productUrl: textField(productUrl.min(1), m.productNotifyGone),
});
export type StockAlertForm = Omit<z.output<typeof notifyForm>, 'productUrl'>;
