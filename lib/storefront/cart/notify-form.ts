import { z } from 'zod';
import { sku } from '#lib/contract/fields.ts';
import { notifyText } from '#lib/storefront/catalogue/stock-alerts/notices.ts';
import { notifyForm } from '#lib/storefront/catalogue/stock-alerts/schema.ts';
import { textField } from '#lib/storefront/platform/forms/text-field.ts';
import * as m from '#messages';
import { tickedSkus } from './ticked-skus.ts';

const GONE = () => notifyText('notify-gone');
/** The most stock alerts that the retail API accepts in one call. */
const MAXIMUM = 10;
const TOO_MANY = () => m.cartNotifyTooMany({ maximum: MAXIMUM });

/** The form of the sold-out panel; errors are reported at `lines` and `contact`. */
export const cartNotifyForm = z.preprocess(
  (fields) => ({ contact: (fields as { contact?: unknown } | null)?.contact, lines: tickedSkus(fields) }),
  z.object({
    lines: z.array(textField(sku, GONE)).min(1, { error: m.cartNotifySelect }).max(MAXIMUM, { error: TOO_MANY }),
    contact: notifyForm.shape.contact,
  }),
);
