import { z } from 'zod';
import { email, productUrl, sku } from '#lib/contract/fields.ts';
import { canonicalMobile } from '#lib/shared/mobile.ts';
import { textField } from '#lib/storefront/platform/forms/text-field.ts';
import { notifyText } from './notices.ts';

const CONTACT = notifyText('notify-contact');
const SIZE = notifyText('notify-size');
const GONE = notifyText('notify-gone');
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
  .string({ error: CONTACT })
  .max(MAX_CONTACT_LENGTH, { error: CONTACT })
  .transform((typed, context) => {
    const read = readContact(typed);
    if (read) return read;
    context.addIssue({ code: 'custom', message: CONTACT });
    return z.NEVER;
  });

/** The form shown for a sold-out size. */
export const notifyForm = z.object({
  sku: textField(sku, SIZE),
  contact,
  /** The page that the form is on. */
  productUrl: textField(productUrl.min(1), GONE),
});
export type StockAlertForm = Omit<z.output<typeof notifyForm>, 'productUrl'>;
