import type { CheckoutStep } from '#lib/shared/route-names.ts';

/** Where in the checkout a field stands that the retail API found wrong. */
interface CheckoutField {
  step: CheckoutStep;
  name: string;
}

const FIELDS: ReadonlyMap<string, CheckoutField> = new Map([
  ['AddressGUID', { step: 'address', name: 'address' }],
  ['BillingAddressGUID', { step: 'delivery', name: 'billing' }],
  ['GSTIN', { step: 'delivery', name: 'gstin' }],
  ['PAN', { step: 'delivery', name: 'pan' }],
]);

/** The field of a step that the retail API names as wrong; undefined for any other. */
export function toCheckoutField(wireName: string | undefined): CheckoutField | undefined {
  return FIELDS.get(wireName ?? '');
}
