import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Failure, RefusalReason } from '#lib/shared/result.ts';
import type { CheckoutStep } from '#lib/shared/route-names.ts';
import { type RefusedForm, refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import { rateLimitedForm } from '#lib/storefront/platform/forms/too-many.ts';
import * as m from '#messages';

/** The step and form field that the retail API's error belongs to. */
interface CheckoutField {
  step: CheckoutStep;
  name: string;
}

const FIELDS: ReadonlyMap<string, CheckoutField> = new Map([
  ['AddressGUID', { step: 'address', name: 'address' }],
  ['Collect', { step: 'delivery', name: 'store' }],
  ['Express', { step: 'delivery', name: 'speed' }],
  ['BillingAddressGUID', { step: 'delivery', name: 'billing' }],
  ['GSTIN', { step: 'delivery', name: 'gstin' }],
  ['PAN', { step: 'delivery', name: 'pan' }],
]);

/** The form field for a wire field that the retail API found invalid; undefined for any other. */
function toCheckoutField(wireName: string | undefined): CheckoutField | undefined {
  return FIELDS.get(wireName ?? '');
}

type Refusal = Extract<Failure, { kind: 'refused' }>;

/** The response to a refused order; a script then reloads the page, so that it shows the current state. */
interface RefusedOrder {
  stale: true;
}

const stale: RefusedOrder = { stale: true };
const redirect = (location: string): RefusedForm => ({ ok: false, problems: {}, location });

/** The message about a changed total. `before`: the total that the shopper has seen. Both in paise. */
function priceChangeMessage({ payable }: Refusal, before: number): string {
  if (payable === undefined) return m.checkoutTotalChanged();
  return m.checkoutTotalChangedTo({ payable: formatPaise(payable), before: formatPaise(before) });
}

const REFUSAL_COPY: Partial<Record<RefusalReason, (refusal: Refusal, before: number) => RefusedForm>> = {
  'price-changed': (refusal, before) => ({
    ok: false,
    status: 409,
    data: stale,
    problems: { '': priceChangeMessage(refusal, before) },
  }),
  repeated: () => ({
    ok: false,
    data: stale,
    problems: {
      '': m.checkoutRepeated(),
    },
  }),
  stale: () => ({
    ok: false,
    status: 409,
    data: stale,
    problems: { '': m.checkoutStale() },
  }),
  'method-not-offered': () => ({
    ok: false,
    data: stale,
    problems: { method: m.checkoutMethodRefused() },
  }),
  'payment-unavailable': () => ({
    ok: false,
    status: 503,
    problems: {
      '': m.checkoutPaymentsDown(),
    },
  }),
  'too-many-requests': ({ retryAfterSeconds }) => rateLimitedForm(m.checkoutTooMany(), retryAfterSeconds),
  'pan-required': () => redirect(paths.checkout('delivery')),
  'not-serviceable': () => redirect(paths.checkout('delivery')),
  'quantity-limit': () => redirect(paths.cart('quantity-limit')),
  invalid: (refusal) => {
    const field = toCheckoutField(refusal.field);
    return field ? redirect(paths.checkout(field.step)) : refuseForm(refusal, paths.checkout());
  },
};

/**
 * The order form's response to an order that was not placed. `before`: the total that the shopper has seen, in paise.
 * Not found leads to the checkout itself, which shows the step that is left.
 */
export function refuseOrder(failure: Failure, before: number): RefusedForm {
  if (failure.kind === 'not-found') return redirect(paths.checkout());
  const page = paths.checkout();
  if (failure.kind === 'unavailable')
    return { ...refuseForm(failure, page), problems: { '': m.checkoutUnseenOrder() } };
  // It is certain that no order was placed, so the next submission needs a new key.
  return { ...(REFUSAL_COPY[failure.reason]?.(failure, before) ?? refuseForm(failure, page)), spent: ['key'] };
}

const DROPPED_DISCOUNT_REASONS: ReadonlySet<RefusalReason> = new Set([
  'coupon-unknown',
  'coupon-expired',
  'coupon-not-started',
  'coupon-minimum',
  'coupon-not-applicable',
  'coupon-used',
  'coupon-cart-limit',
  'gift-coupon-unknown',
  'gift-coupon-expired',
  'gift-coupon-taken',
  'gift-card-empty',
]);

/** Whether an order was refused because a coupon or gift coupon is no longer valid. */
export function isDroppedDiscount(failure: Failure): boolean {
  return failure.kind === 'refused' && DROPPED_DISCOUNT_REASONS.has(failure.reason);
}
