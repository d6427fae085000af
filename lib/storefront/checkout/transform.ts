import type { CheckoutStep } from '#lib/shared/route-names.ts';

/** The step and form field that the retail API's error belongs to. */
interface CheckoutField {
  step: CheckoutStep;
  name: string;
}

const FIELDS: ReadonlyMap<string, CheckoutField> = new Map([
  ['AddressGUID', { step: 'address', name: 'address' }],
  ['Collect', { step: 'delivery', name: 'store' }],
  ['BillingAddressGUID', { step: 'delivery', name: 'billing' }],
  ['GSTIN', { step: 'delivery', name: 'gstin' }],
  ['PAN', { step: 'delivery', name: 'pan' }],
]);

/** The form field for a wire field that the retail API found invalid; undefined for any other. */
export function toCheckoutField(wireName: string | undefined): CheckoutField | undefined {
  return FIELDS.get(wireName ?? '');
}
