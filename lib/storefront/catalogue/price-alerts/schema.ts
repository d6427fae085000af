import { z } from 'zod';
import { productCode, productUrl } from '#lib/contract/fields.ts';
import { contact } from '#lib/storefront/catalogue/stock-alerts/schema.ts';
import { textField } from '#lib/storefront/platform/forms/text-field.ts';
import * as m from '#messages';

/** The form that asks for a price alert. */
export const priceAlertForm = z.object({
  productCode: textField(productCode, m.productPriceAlertGone),
  contact,
  /** The page that the form is on. */
  productUrl: textField(productUrl.min(1), m.productPriceAlertGone),
});
export type PriceAlertFields = Omit<z.output<typeof priceAlertForm>, 'productUrl'>;
