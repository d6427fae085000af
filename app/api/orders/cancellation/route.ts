import * as paths from '#lib/shared/paths.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import {
  formatItemSelection,
  itemSelectionOfFields,
  QUANTITY_FIELD_PREFIX,
} from '#lib/storefront/orders/cancellation/item-selection.ts';
import { refuseCancellation } from '#lib/storefront/orders/cancellation/refusal.ts';
import { CANCELLATION_FORM, cancellationForm } from '#lib/storefront/orders/cancellation/schema.ts';
import { cancelOwnOrder } from '#lib/storefront/orders/server/cancellation.ts';
import { type FormOutcome, formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import * as m from '#messages';

/** Returns the URL of the form's page with its selection, so that it shows the refund for it. */
function pageOf(fields: Readonly<Record<string, string>>): string {
  const selection = fields.scope === 'some' ? formatItemSelection(itemSelectionOfFields(fields)) : undefined;
  return paths.orderCancellation(fields.order ?? '', selection);
}

/**
 * Cancels an order or some of its items; without JavaScript it also leads to the refund preview of another
 * selection.
 */
export const POST = formRoute({
  name: CANCELLATION_FORM,
  schema: cancellationForm,
  page: pageOf,
  isCarried: (field) => field === 'scope' || field.startsWith(QUANTITY_FIELD_PREFIX),
  notSaved: {
    comment: m.ordersCommentNotSaved,
  },
  handle: async ({ input, session }): Promise<FormOutcome> => {
    const { intent, reason, expected, ...selectionFields } = input;
    if (!(await getFlags()).orderCancel)
      return { ok: false, problems: {}, location: paths.order(selectionFields.order, 'action-not-offered') };
    if (intent === 'preview' || reason === '') return { ok: false, problems: {} };
    // A shopper who has seen no amount has not agreed to one.
    if (expected === undefined) return { ok: false, problems: { '': m.ordersCancelCheckRefund() } };
    const cancelled = await cancelOwnOrder(await session(), { ...selectionFields, reason, expected });
    if (!cancelled.ok) return refuseCancellation(cancelled.failure, selectionFields);
    const isWhole = cancelled.value.state === 'cancelled';
    return { ok: true, location: paths.order(selectionFields.order, isWhole ? 'order-cancelled' : 'items-cancelled') };
  },
});
