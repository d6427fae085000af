import type { Transaction } from 'kysely';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import type { Payments } from '../../payments/gateway.ts';
import { PAYABLE_FOR_MS } from '../../payments/rules/payment-state.ts';
import { insertWithUnusedNumber, newOrderNumber } from '../order-number.ts';
import { NEW_ORDER, type OrderRow } from '../order-repository.ts';
import { emitOrder } from '../order-webhooks.ts';
import type { LineItems } from '../rules/choose-items.ts';
import { draftDocument, type OrderDraft } from './draft-document.ts';
import { isPaymentCheckPending } from './order-being-checked.ts';
import { orderLines } from './order-lines.ts';

/** What an order that staff place has besides: who placed it, and the order that it adds to. */
interface StaffPlacement {
  by: string;
  addition?: StaffAddition | undefined;
}

/** The order that items join, what they replace there, and the reason that the shopper reads for it. */
export interface StaffAddition {
  orderNumber: string;
  /** Paise of that order without what is replaced: the law sees one sale. */
  joinedTotal: number;
  replaces: readonly LineItems[];
  reason: string;
}

/** Inserts an order that holds nothing yet and awaits its payment. */
export async function writeOrder(
  transaction: Transaction<Database>,
  draft: OrderDraft,
  context: { payments: Payments; staff?: StaffPlacement },
): Promise<OrderRow> {
  const { request, customer, basket, priced, now } = draft;
  const { by = '', addition } = context.staff ?? {};
  const order = await insertNumbered(transaction, {
    key: newId(),
    customer_id: customer.id,
    basket_guid: basket.guid,
    purchase_id: await purchaseOf(transaction, basket.guid, customer.id, now),
    state: 'payment-pending',
    hold: 'released',
    hold_expires_at: null,
    payment_method: request.PaymentMethod,
    total: priced.price.total,
    payable: priced.price.payable,
    document: JSON.stringify({
      ...draftDocument(draft, context),
      ...(addition &&
        addition.replaces.length > 0 && { replaces: { items: addition.replaces, reason: addition.reason } }),
    }),
    placed_at: now,
    exchange_of: '',
    exchange_credit: 0,
    placed_by: by,
    adds_to: addition?.orderNumber ?? '',
    ...NEW_ORDER,
  });
  if (draft.handover.by === 'store') {
    const { StoreCode: store_code } = draft.handover.collected.store;
    await transaction.insertInto('collections').values({ order_number: order.number, store_code }).execute();
  }
  const lines = await orderLines(transaction, draft);
  await transaction
    .insertInto('order_lines')
    .values(lines.map((line) => ({ ...line, order_number: order.number })))
    .execute();
  return order;
}

/** Inserts an order with a new number. */
export async function insertNumbered(
  transaction: Transaction<Database>,
  values: Omit<OrderRow, 'number'>,
): Promise<OrderRow> {
  const order = await insertWithUnusedNumber(() =>
    transaction
      .insertInto('orders')
      .values({ ...values, number: newOrderNumber(values.placed_at) })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returningAll()
      .executeTakeFirst(),
  );
  await emitOrder(transaction, order.number, ['order.placed'], values.placed_at);
  return order;
}

/**
 * The purchase of a new order of a locked basket: that of the newest order which may still be paid or whose gateway is
 * still asked, so that only one of the two is ever delivered; a new purchase if there is none, or if that purchase is
 * complete.
 */
async function purchaseOf(
  transaction: Transaction<Database>,
  basketGuid: string,
  customerId: string,
  now: number,
): Promise<string> {
  const before = await transaction
    .selectFrom('orders')
    .select('purchase_id')
    .where('basket_guid', '=', basketGuid)
    .where('customer_id', '=', customerId)
    .where('confirmed_at', 'is', null)
    .where((where) => where.or([where('placed_at', '>', now - PAYABLE_FOR_MS), isPaymentCheckPending(where)]))
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!before) return newId();
  const made = await transaction
    .selectFrom('orders')
    .select('number')
    .where('purchase_id', '=', before.purchase_id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return made ? newId() : before.purchase_id;
}
