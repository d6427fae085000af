import * as paths from '#lib/shared/paths.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { differenceOf } from '#lib/storefront/orders/change/difference.ts';
import { refuseChange } from '#lib/storefront/orders/change/refusal.ts';
import { CHANGE_FORM, CHANGE_FORM_FIELDS, changeForm } from '#lib/storefront/orders/change/schema.ts';
import { changeOwnOrder, readOwnOrder } from '#lib/storefront/orders/server/change.ts';
import { type FormOutcome, formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import * as m from '#messages';

const NOTHING = { address: null, sizes: new Map<string, string>() };

/** Changes the address of an order, or its sizes. */
export const POST = formRoute({
  name: CHANGE_FORM,
  fields: CHANGE_FORM_FIELDS,
  schema: changeForm,
  notSaved: { addressLine2: m.ordersTooLongNotSaved, landmark: m.ordersTooLongNotSaved },
  page: ({ order = '' }) => paths.orderAction('modify', order),
  handle: async ({ input, session }): Promise<FormOutcome> => {
    const { order: number, key } = input;
    if (!(await getFlags()).orderModify)
      return { ok: false, problems: {}, location: paths.order(number, 'action-not-offered') };
    const shopper = await session();
    const order = await readOwnOrder(shopper, number);
    if (!order.ok) return refuseChange(order.failure, number, NOTHING);
    const change = differenceOf(order.value, input);
    if (change === null) return { ok: true, location: paths.order(number, 'order-unchanged') };
    const changed = await changeOwnOrder(shopper, { number, key, change });
    if (!changed.ok) return refuseChange(changed.failure, number, change);
    return { ok: true, location: paths.order(number, 'order-changed') };
  },
});
