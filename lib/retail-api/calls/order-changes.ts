import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { calls, type OrderRefundPlanWire, type OrderWire } from '#lib/contract/index.ts';
import { hashInLine } from '../cart/promotions/hash-line.ts';
import { generatePin, type NewPin } from '../cart/promotions/write-gift-card.ts';
import type { Caller } from '../core/caller.ts';
import { type KeyedWrite, onceByKey } from '../core/db/once-by-key.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { invalidField, tooManyRequests } from '../core/refusals.ts';
import { asCustomer, changeAsCustomer } from '../customers/account/as-customer.ts';
import { cancelItems, chooseCancelled } from '../orders/changes/cancel-items.ts';
import { modifyOrder } from '../orders/changes/modify-order.ts';
import { rejectOrderChange } from '../orders/changes/reject-change.ts';
import { readSizeOptions } from '../orders/changes/size-options.ts';
import { findOrder, type OrderRow, readOrderLines } from '../orders/order-repository.ts';
import { orderRefundPlanWire, planOrderRefund } from '../orders/refunds/order-refund.ts';
import { lockWithExchanged } from '../orders/returns/exchanged-orders.ts';
import { paidLine } from '../orders/returns/line-facts.ts';
import { planReturn } from '../orders/returns/plan-return.ts';
import { pickupDates } from '../orders/returns/rules/pickup-dates.ts';
import { remainingQuantity } from '../orders/rules/choose-items.ts';
import { isInShoppersHands } from '../orders/rules/order-steps.ts';
import { orderWire } from '../orders/wire/order-wire.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

const BUSY_SECONDS = 5;

/** The order is unknown or belongs to another customer; the response does not reveal which. */
function noSuchOrder(): Outcome<never> {
  return fail('NotFound', 'There is no such order.');
}

interface Change {
  call: KeyedWrite['call'];
  request: KeyedWrite['request'] & { OrderNumber: string };
  caller: Caller;
}

/**
 * Changes an order as its customer, once per idempotency key, and returns the order in its current state. The
 * customer, the order and the orders that it was exchanged for are locked. NotFound for another customer's order.
 */
async function changeOwnOrder(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  { call, request, caller }: Change,
  work: (transaction: Transaction<Database>, order: OrderRow, now: number) => Promise<Outcome<null>>,
): Promise<Outcome<OrderWire>> {
  return changeAsCustomer<OrderWire>(db, caller, async (transaction) => {
    const at = now();
    const own = { OrderKey: '', OrderNumber: request.OrderNumber };
    const answer = async (): Promise<Outcome<OrderWire>> => {
      const order = await findOrder(transaction, own, caller);
      return order ? succeed(await orderWire(transaction, order, at)) : noSuchOrder();
    };
    const changeOnce = async (): Promise<Outcome<OrderWire>> => {
      const order = await findOrder(transaction, own, caller);
      const locked = order && (await lockWithExchanged(transaction, order.number));
      if (!locked) return noSuchOrder();
      const changed = await work(transaction, locked, at);
      return changed.code === 'Success' ? answer() : changed;
    };
    return onceByKey<OrderWire>(transaction, { call, request, caller, now: at }, changeOnce, {
      storedPart: ({ OrderNumber }) => OrderNumber,
      replay: answer,
    });
  });
}

/** The amount and destination of a refund, before anything is cancelled or returned. */
const orderRefundPreview = handlerFor(calls.orderRefundPreview, async (request, { db, now }, caller) =>
  asCustomer<OrderRefundPlanWire>(db, caller, async () => {
    const { OrderNumber, For, Lines, RefundTo: to } = request;
    const order = await findOrder(db, { OrderKey: '', OrderNumber }, caller);
    if (!order) return noSuchOrder();
    if (For !== 'cancel') return planReturn(db, order, { kind: For, lines: Lines, to }, now());
    if (to === 'bank')
      return invalidField('RefundTo', 'A cancellation is not refunded to a bank account: choose another RefundTo.');
    const refused = await rejectOrderChange(db, order, 'cancel');
    if (refused) return refused;
    const items = Lines.map(({ LineId, Quantity }) => ({ lineId: LineId, quantity: Quantity }));
    const found = await chooseCancelled(db, order, { items });
    if (found.code !== 'Success') return found;
    const plan = await planOrderRefund(db, order, { amount: found.data.amount, to });
    return plan.code === 'Success' ? succeed(orderRefundPlanWire(plan.data)) : plan;
  }),
);

type CancelRequest = z.output<typeof calls.cancelOrder.request>;

/** Cancels an order of the customer, or some of its items, until it is packed. */
const cancelOrder = handlerFor(calls.cancelOrder, async (request, context, caller) => {
  const needsPin = await isPinNeeded(request, context, caller);
  const drawn = needsPin ? hashInLine(generatePin) : Promise.resolve(null);
  if (!drawn) return tooManyRequests(BUSY_SECONDS);
  const pin: NewPin | null = await drawn;
  return changeOwnOrder(context, { call: calls.cancelOrder, request, caller }, async (transaction, order, now) => {
    const refused = await rejectOrderChange(transaction, order, 'cancel');
    if (refused) return refused;
    const cancellation = {
      items: itemsOf(request),
      actor: 'customer' as const,
      reason: request.Reason,
      comment: request.Comment,
      to: request.RefundTo,
      expected: request.ExpectedRefund,
      pin,
    };
    return cancelItems(transaction, order, cancellation, { ...context, now });
  });
});

/** Whether a new gift card may have to be issued; its PIN is generated before the transaction. */
async function isPinNeeded(request: CancelRequest, { db }: ApiContext, caller: Caller): Promise<boolean> {
  const order = await findOrder(db, { OrderKey: '', OrderNumber: request.OrderNumber }, caller);
  // What another order paid towards this one may have been cash.
  if (request.RefundTo !== 'gift-card' && order?.exchange_of === '') return false;
  if (!order || (await rejectOrderChange(db, order, 'cancel'))) return false;
  const found = await chooseCancelled(db, order, { items: itemsOf(request) });
  // No PIN is hashed for a request that would be refused.
  return found.code === 'Success' && found.data.amount === request.ExpectedRefund;
}

function itemsOf({ Lines }: CancelRequest) {
  return Lines.map(({ LineId, Quantity }) => ({ lineId: LineId, quantity: Quantity }));
}

/** The sizes that items of an order can be changed to or exchanged for, and when they can be picked up. */
const orderOptions = handlerFor(calls.orderOptions, async ({ OrderNumber }, { db, now }, caller) =>
  asCustomer(db, caller, async () => {
    const order = await findOrder(db, { OrderKey: '', OrderNumber }, caller);
    if (!order) return noSuchOrder();
    const lines = (await readOrderLines(db, [order.number])).get(order.number) ?? [];
    const options = await readSizeOptions(db, lines);
    return succeed({
      Lines: lines.map((line) => {
        // A change applies to all items of a line, an exchange may be for a single item.
        const left = remainingQuantity({ ...paidLine(line), returned: line.returned });
        const needed = isInShoppersHands(order.state) ? Math.max(1, left) : 1;
        return {
          LineId: line.id,
          Sizes: (options.get(line.id) ?? []).map(({ sku, sizeName, price, stock, isSamePrice }) => ({
            SKU: sku,
            SizeName: sizeName,
            Price: price,
            SamePrice: isSamePrice,
            InStock: sku === line.sku || stock >= needed,
          })),
        };
      }),
      PickupDates: pickupDates(now()),
    });
  }),
);

/** Changes the delivery address or the sizes of a customer's order, until it is packed. */
const handleModifyOrder = handlerFor(calls.modifyOrder, async (request, context, caller) =>
  changeOwnOrder(context, { call: calls.modifyOrder, request, caller }, async (transaction, order, now) => {
    const refused = await rejectOrderChange(transaction, order, 'modify');
    if (refused) return refused;
    const sizes = request.Sizes.map(({ LineId, SKU }) => ({ lineId: LineId, sku: SKU }));
    return modifyOrder(transaction, order, { address: request.Address, sizes, actor: 'customer' }, { ...context, now });
  }),
);

/** Handlers of the calls with which customers change or cancel an order. */
export const orderChangeCalls: readonly CallHandler[] = [
  orderRefundPreview,
  cancelOrder,
  orderOptions,
  handleModifyOrder,
];
