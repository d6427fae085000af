import type { Selectable, Transaction } from 'kysely';
import type { PhonePayment } from '#lib/contract/index.ts';
import { expressAt } from '../../cart/delivery/express-at.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { lockCustomer } from '../../core/db/lock-customer.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import type { Payments } from '../../payments/gateway.ts';
import { holdingsOf, lockHoldings } from '../holds/holdings.ts';
import type { SkuQuantity } from '../holds/stock.ts';
import { enqueueOrderMail } from '../mails/order-mails.ts';
import { notAllowedNow } from '../not-allowed.ts';
import { type OrderRow, readOrder, readOrderDocument } from '../order-repository.ts';
import { placeStaffOrder } from '../phone/place-staff-order.ts';
import { courierTo } from '../placing/destination.ts';
import { planOrderRefund } from '../refunds/order-refund.ts';
import { lockWithExchanged } from '../returns/exchanged-orders.ts';
import type { LineItems } from '../rules/choose-items.ts';
import type { OrderRefundShare } from '../rules/split-order-refund.ts';
import { cancelItems, chooseCancelled } from './cancel-items.ts';
import { modifyOrder } from './modify-order.ts';
import { readOrderVersion, totalOfAdditions } from './order-version.ts';
import { rejectByState } from './reject-change.ts';

/** What staff change in an order. Amounts in paise; the expected ones are null in a dry run. */
export interface OrderEdit extends Pick<Parameters<typeof modifyOrder>[2], 'address' | 'sizes'> {
  version: number;
  remove: readonly LineItems[];
  add: readonly SkuQuantity[];
  payment: PhonePayment;
  pan: string;
  reason: string;
  expectedRefund: number | null;
  expectedTotal: number | null;
  by: string;
  dryRun: boolean;
}

/** What an edit does. `refund`: null if nothing is removed; `addition`: number of the order of added items, or null. */
export interface EditResult {
  refund: { amount: number; shares: readonly OrderRefundShare[] } | null;
  addition: OrderRow | null;
}

type EditContext = Pick<CoreContext, 'siteUrl' | 'secret' | 'refundsFrom'> & { payments: Payments } & {
  /** Epoch milliseconds. */
  now: number;
};

/**
 * Edits an order before it is packed, all or the caller rolls back, as it also does after a dry run. Refuses as `EditOrder`
 * says.
 */
export async function editOrder(
  transaction: Transaction<Database>,
  number: string,
  edit: OrderEdit,
  context: EditContext,
): Promise<Outcome<EditResult>> {
  const seen = await readOrder(transaction, number);
  // The customer is locked before the order, as everywhere.
  const customer = seen?.customer_id ? await lockCustomer(transaction, seen.customer_id) : undefined;
  const order = await lockWithExchanged(transaction, number);
  if (!order) return fail('NotFound', 'There is no such order.');
  if ((await readOrderVersion(transaction, number)) !== edit.version) return fail('Conflict');
  const refused = rejectEdit(order, edit);
  if (refused) return refused;
  await lockEdited(transaction, order, edit, context.now);
  const modified = await modifyOrder(transaction, order, { ...edit, actor: `desk:${edit.by}` }, context);
  if (modified.code !== 'Success') return modified;
  const removal = await planRemoval(transaction, order, edit);
  if (removal.code !== 'Success') return removal;
  const refund = removal.data;
  if (edit.add.length === 0) {
    const removed = await removeItems(transaction, order, edit, context);
    return removed.code === 'Success' ? succeed({ refund, addition: null }) : removed;
  }
  // Nobody pays for items of an account that is gone; and what an exchange paid stays with its order.
  if (!customer || order.exchange_of !== '') return notAllowedNow('not-offered');
  // All that is delivered together is one sale to the limits of cash and PAN, whatever number of orders it is.
  const joinedTotal = order.total - (refund?.amount ?? 0) + (await totalOfAdditions(transaction, number));
  const addition = await placeAddition(transaction, { number, customer, joinedTotal }, edit, context);
  return addition.code === 'Success' ? succeed({ refund, addition: addition.data }) : addition;
}

/** Locks all that an edit takes and gives back, one after the other, before the first of it. */
async function lockEdited(
  transaction: Transaction<Database>,
  order: OrderRow,
  { sizes, remove, add }: OrderEdit,
  now: number,
): Promise<void> {
  if (sizes.length + remove.length + add.length === 0) return;
  const skus = [...sizes, ...add].map(({ sku }) => sku);
  const wanted = { skus, coupons: [], gift_coupons: [], gift_cards: [] };
  await lockHoldings(transaction, order.customer_id, [await holdingsOf(transaction, order), wanted], now);
}

function rejectEdit(order: OrderRow, { address, sizes, remove, add, reason }: OrderEdit): Outcome<never> | null {
  if (address === null && sizes.length + remove.length + add.length === 0)
    return invalidField('Remove', 'Nothing is changed: give Address, Sizes, Remove or Add.');
  if (remove.length > 0 && reason === '') return invalidField('Reason', 'A reason is required: the shopper sees it.');
  const isOfStore = readOrderDocument(order).collect !== undefined;
  // Its store has the items that it has, and neither sends nor forwards it.
  if (isOfStore && (address !== null || sizes.length + add.length > 0)) return notAllowedNow('not-offered');
  return rejectByState(order.state);
}

/** The refund of the removed items; null if none are removed. Refuses another amount than the expected one. */
async function planRemoval(
  transaction: Transaction<Database>,
  order: OrderRow,
  { remove, expectedRefund, dryRun }: OrderEdit,
): Promise<Outcome<EditResult['refund']>> {
  if (remove.length === 0) return succeed(null);
  const chosen = await chooseCancelled(transaction, order, { items: remove });
  if (chosen.code !== 'Success') return chosen;
  const { amount } = chosen.data;
  if (!dryRun && expectedRefund !== amount) return fail('PriceChanged', undefined, { PayableAmount: amount });
  const plan = await planOrderRefund(transaction, order, { amount, to: 'source' });
  return plan.code === 'Success' ? succeed({ amount, shares: plan.data.shares }) : plan;
}

async function removeItems(
  transaction: Transaction<Database>,
  order: OrderRow,
  { remove: items, reason, by, expectedRefund, dryRun }: OrderEdit,
  context: EditContext,
): Promise<Outcome<null>> {
  if (items.length === 0 || dryRun) return succeed(null);
  const cancellation = { items, reason, comment: '', to: 'source', expected: expectedRefund, pin: null } as const;
  return cancelItems(transaction, order, { ...cancellation, actor: `desk:${by}` }, context);
}

/** The order of the added items, to the address and in the name of the order that they join. */
async function placeAddition(
  transaction: Transaction<Database>,
  {
    number,
    customer,
    joinedTotal,
  }: { number: string; customer: Selectable<Database['customers']>; joinedTotal: number },
  edit: OrderEdit,
  context: EditContext,
): Promise<Outcome<OrderRow>> {
  const order = await readOrder(transaction, number);
  if (!order) throw new Error('A locked order is gone.');
  const { address, billingAddress, gstin, express = false } = readOrderDocument(order);
  // It travels in the same parcel, even if express delivery is no longer offered there.
  const handover = courierTo(address.Pincode, express && expressAt(address.Pincode) !== null);
  if (handover.code !== 'Success') return handover;
  const placed = await placeStaffOrder(
    transaction,
    {
      customer,
      lines: edit.add,
      linesField: 'Add',
      destination: { handover: handover.data, address, billingAddress },
      gstin,
      pan: edit.pan,
      couponCode: '',
      payment: edit.payment,
      expectedTotal: edit.dryRun ? null : edit.expectedTotal,
      by: edit.by,
      addition: { orderNumber: number, joinedTotal, replaces: edit.remove, reason: edit.reason },
    },
    context,
  );
  if (placed.code === 'Success' && !edit.dryRun && placed.data.state === 'payment-pending')
    await enqueueOrderMail(transaction, { number: placed.data.number, kind: 'payment-link' }, context);
  return placed;
}
