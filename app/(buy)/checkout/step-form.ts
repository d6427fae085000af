import { randomUUID } from 'node:crypto';
import { ADDRESS_FORM_FIELDS } from '#lib/storefront/account/addresses/schema.ts';
import { ADDRESS_STEP, DELIVERY_STEP, ORDER_FORM } from '#lib/storefront/checkout/schema.ts';
import type { Checkout, StepForm } from '#lib/storefront/checkout/types.ts';
import type { GiftOptions } from '#lib/storefront/orders/types.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { EMPTY_FORM, type FormState } from '#lib/storefront/platform/forms/types.ts';
import { readPincode } from '#lib/storefront/platform/session/read.ts';

const isReturned = ({ problems }: FormState) => Object.keys(problems).length > 0;

/** Returns the form's returned state, or the known values where it was not returned. */
function filled(returned: FormState, known: Record<string, string>): FormState {
  return isReturned(returned) ? returned : { values: known, problems: {} };
}

/** The gift options as fields of the form; an unticked box has none. */
function giftValues(gift: GiftOptions | null): Record<string, string> {
  return {
    ...(gift?.wrap && { giftWrap: 'on' }),
    ...(gift?.message && { giftMessage: gift.message }),
    ...(gift?.hidePrices && { hidePrices: 'on' }),
  };
}

/** The chosen store, and who collects the order; at first the customer, and delivery wherever that is possible. */
function collectValues({ choices, collect, delivery, name, mobile, address }: Checkout): Record<string, string> {
  const chosen = choices.draft?.collect ?? choices.collect;
  const isCollected = chosen !== undefined || (delivery === null && collect !== null);
  return {
    method: isCollected ? 'collect' : 'deliver',
    store: chosen?.store ?? collect?.stores[0]?.code ?? '',
    collectName: chosen?.name ?? (name || (address?.fullName ?? '')),
    collectMobile: chosen?.mobile ?? mobile,
  };
}

/** Returns the form of the shown step, with all known values filled in. */
export async function openStep(checkout: Checkout, search: RefusedParameter): Promise<StepForm> {
  const { shown, name, mobile, choices, address, chosen, gift } = checkout;
  const key = randomUUID();
  if (shown === 'address') {
    const returned = await readForm(ADDRESS_STEP, search, ADDRESS_FORM_FIELDS);
    // A returned form keeps its idempotency key, because its first submission may have been saved.
    return {
      key: returned.values.key ?? key,
      rendered: filled(returned, { fullName: name, mobile, pincode: await readPincode() }),
    };
  }
  if (shown === 'delivery') {
    const { draft, billingId = draft?.billing ?? '', gstin = address?.gstin ?? '', pan = '' } = choices;
    const agreed = draft?.whatsApp && { whatsApp: draft.whatsApp };
    const speed = choices.express ? 'express' : 'standard';
    const known = { ...collectValues(checkout), speed, billing: billingId, gstin, pan, ...agreed };
    return { key, rendered: filled(await readForm(DELIVERY_STEP, search), known) };
  }
  if (shown === 'contact') return { key, rendered: EMPTY_FORM };
  // Where the result of an order is unknown, its key was returned: sent again, it remains a single order.
  const { values, problems } = await readForm(ORDER_FORM, search);
  const formKey = problems.key === undefined ? values.key : undefined;
  return {
    key: formKey ?? key,
    rendered: {
      values: {
        ...(values.method === undefined && giftValues(gift && { ...gift, wrap: chosen.isWrapped })),
        ...values,
        method: chosen.method,
      },
      problems,
    },
  };
}
