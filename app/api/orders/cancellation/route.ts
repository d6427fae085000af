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

/** The page of the form with what was chosen in it, so that it shows what goes back for that. */
function pageOf(fields: Readonly<Record<string, string>>): string {
  const pieces = fields.scope === 'some' ? formatItemSelection(itemSelectionOfFields(fields)) : undefined;
  return paths.orderCancellation(fields.order ?? '', pieces);
}

/** Cancels an order or some of its pieces; without scripts it also leads to what would go back for other pieces. */
export const POST = formRoute({
  name: CANCELLATION_FORM,
  schema: cancellationForm,
  page: pageOf,
  isCarried: (field) => field === 'scope' || field.startsWith(QUANTITY_FIELD_PREFIX),
  notSaved: {
    comment: 'We could not keep your comment because it was too long. Please enter it again, or leave it out.',
  },
  handle: async ({ input, session }): Promise<FormOutcome> => {
    const { intent, reason, expected, ...wish } = input;
    if (!(await getFlags()).orderCancel)
      return { ok: false, problems: {}, location: paths.order(wish.order, 'action-not-offered') };
    if (intent === 'preview' || reason === '') return { ok: false, problems: {} };
    // Whoever has seen no amount has not agreed to one.
    if (expected === undefined) return { ok: false, problems: { '': 'Please check your refund and confirm again.' } };
    const cancelled = await cancelOwnOrder(await session(), { ...wish, reason, expected });
    if (!cancelled.ok) return refuseCancellation(cancelled.failure, wish);
    const isWhole = cancelled.value.state === 'cancelled';
    return { ok: true, location: paths.order(wish.order, isWhole ? 'order-cancelled' : 'items-cancelled') };
  },
});
