import type { Kysely, Transaction } from 'kysely';
import type { RefundTarget } from '#lib/contract/index.ts';
import { announceProducts } from '../../catalogue/announce-products.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { sum } from '../../core/sum.ts';
import { issueCreditNote } from '../../documents/invoices/issue-credit-note.ts';
import type { CancelReason } from '../holds/hold-order.ts';
import { releaseItems } from '../holds/holdings.ts';
import { freeCoupons } from '../holds/redeem-discounts.ts';
import { itemsOfLines } from '../holds/stock.ts';
import { enqueueOrderMail } from '../mails/order-mails.ts';
import { notAllowedNow } from '../not-allowed.ts';
import { type CancelFacts, type EventActor, recordOrderEvent } from '../order-events.ts';
import { type OrderLine, type OrderRow, readOrderLines } from '../order-repository.ts';
import { refundMoney } from '../refunds/order-refund.ts';
import { paidLine } from '../returns/line-facts.ts';
import { type ChosenItems, chooseItems, type LineItems, remainingQuantity } from '../rules/choose-items.ts';

/** A requested cancellation; without `items`, all remaining items. */
interface RequestedCancellation {
  items: readonly LineItems[];
}

interface Cancellation extends RequestedCancellation, Pick<Parameters<typeof refundMoney>[2], 'pin'> {
  actor: EventActor;
  /** Issues the invoice of the order that replaces the items, before their credit note. */
  issueInvoice?: () => Promise<void>;
  /** Whether a courier failed to deliver the items: they are not back in stock yet, or never will be. */
  undelivered?: boolean;
  /** The reason, and the shopper's comment; empty if there is none. */
  reason: string;
  comment: string;
  to: RefundTarget;
  /** The refund in paise that the shopper saw; null if nobody saw one. */
  expected: number | null;
}

type CancelContext = Pick<CoreContext, 'siteUrl' | 'secret' | 'refundsFrom'> & {
  /** Epoch milliseconds. */
  now: number;
};

/** The items of a cancellation. `amount`: their refund in paise. */
interface ChosenCancellation {
  lines: readonly OrderLine[];
  chosen: readonly ChosenItems[];
  amount: number;
}

/** The items of an order that would be cancelled. Refuses with NotAllowedNow if the order has fewer, or none. */
export async function chooseCancelled(
  db: Kysely<Database>,
  { number }: Pick<OrderRow, 'number'>,
  { items }: RequestedCancellation,
): Promise<Outcome<ChosenCancellation>> {
  const lines = (await readOrderLines(db, [number])).get(number) ?? [];
  const open = lines.map((line) => ({ ...paidLine(line), id: line.id, returned: line.returned }));
  const chosen = chooseItems(open, items);
  if (!chosen) return notAllowedNow('nothing-left');
  return succeed({ lines, chosen, amount: sum(chosen.map(({ value }) => value.net + value.shipping)) });
}

/**
 * Cancels items of an order that is locked together with the orders it was exchanged for, and may be cancelled: stock
 * is restored, except for items that a courier has, and their money is refunded. If none are left, the order is
 * cancelled, and its coupon and gift coupon can be used again. On a refusal, which the caller rolls back: PriceChanged
 * if the refund differs from the expected one, otherwise as `chooseCancelled` and `refundMoney` refuse.
 */
export async function cancelItems(
  transaction: Transaction<Database>,
  order: OrderRow,
  { items, actor, undelivered = false, reason, comment, to, expected, pin, issueInvoice }: Cancellation,
  context: CancelContext,
): Promise<Outcome<null>> {
  const { number } = order;
  const { now, siteUrl, refundsFrom } = context;
  const found = await chooseCancelled(transaction, order, { items });
  if (found.code !== 'Success') return found;
  const { lines, chosen, amount } = found.data;
  if (expected !== null && expected !== amount) {
    return fail('PriceChanged', undefined, { PayableAmount: amount });
  }
  const isWhole = sum(lines.map(left)) === sum(chosen.map(({ quantity }) => quantity));
  for (const { lineId, quantity } of chosen) await recordCancelled(transaction, lineId, quantity);
  const shelved = undelivered ? [] : itemsOfLines(lines, chosen);
  const backInStock = await releaseItems(transaction, order, { items: shelved, now });
  if (isWhole) await closeOrder(transaction, order, undelivered ? 'undelivered' : closedBy(actor), now);
  const reference = `cancel:${newId()}`;
  const money = { reference, amount, to, bank: null, pin, siteUrl, refundsFrom, now };
  const refund = await refundMoney(transaction, order, money);
  if (refund.code !== 'Success') return refund;
  await announceProducts(transaction, backInStock, now);
  const facts: CancelFacts = {
    pieces: chosen.map(({ lineId, quantity }) => ({ lineId, quantity })),
    reference,
    reason,
    ...(comment === '' ? {} : { comment }),
  };
  const kind = isWhole ? 'cancelled' : 'lines-cancelled';
  const about = await recordOrderEvent(transaction, { orderNumber: number, kind, actor, facts: { ...facts }, now });
  await enqueueOrderMail(transaction, { number, kind: 'cancelled', about }, context);
  const credited = chosen.map(({ value, ...one }) => ({ ...one, amount: value.net + value.shipping }));
  await issueInvoice?.();
  await issueCreditNote(transaction, { orderNumber: number, reference, lines: credited, now });
  return succeed(null);
}

const left = (line: OrderLine) => remainingQuantity({ ...paidLine(line), returned: line.returned });

async function recordCancelled(transaction: Transaction<Database>, lineId: string, quantity: number): Promise<void> {
  await transaction
    .updateTable('order_lines')
    .set((line) => ({ cancelled: line('cancelled', '+', quantity) }))
    .where('id', '=', lineId)
    .execute();
}

const closedBy = (actor: EventActor): CancelReason => (actor === 'customer' ? 'customer' : 'store');

async function closeOrder(
  transaction: Transaction<Database>,
  order: OrderRow,
  reason: CancelReason,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ state: 'cancelled', hold: 'released', cancelled_at: now, cancel_reason: reason })
    .where('number', '=', order.number)
    .execute();
  await freeCoupons(transaction, order);
}
