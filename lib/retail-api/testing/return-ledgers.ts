import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { sum } from '../core/sum.ts';
import { keepsItems, reservesReplacement } from '../orders/returns/rules/return-steps.ts';
import { SURPLUS_REASONS } from '../payments/open-refund.ts';
import { stockByLedger } from './ledgers.ts';

/** Events that take items of an undelivered order out of stock and put them back. */
const MOVES_UNDELIVERED: ReadonlySet<string> = new Set(['cancelled', 'restocked']);

/** Items or paise by name; names with a sum of zero are left out. */
type Tally = Record<string, number>;

function tally<Row>(rows: readonly Row[], nameOf: (row: Row) => string, amountOf: (row: Row) => number): Tally {
  const sums: Tally = {};
  for (const row of rows) sums[nameOf(row)] = (sums[nameOf(row)] ?? 0) + amountOf(row);
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
}

/**
 * Invariants of the records of orders and their returns: `[actual, expected]`. Every order was confirmed or awaits
 * payment of an exchange difference. Amounts in paise and items.
 */
export async function returnLedgers(db: Kysely<Database>, shelves: Tally): Promise<Record<string, [unknown, unknown]>> {
  const orders = await db.selectFrom('orders').selectAll().execute();
  const lines = await db.selectFrom('order_lines').selectAll().execute();
  const returns = await db.selectFrom('returns').selectAll().execute();
  const returnLines = await db
    .selectFrom('return_lines')
    .innerJoin('returns', 'returns.number', 'return_lines.return_number')
    .selectAll('return_lines')
    .select(['returns.state', 'returns.kind', 'returns.order_number'])
    .execute();
  const orderRefunds = await db.selectFrom('order_refunds').selectAll().execute();
  const payments = await db.selectFrom('payments').selectAll().where('purpose', '=', 'settles').execute();
  // Refunds of surplus payments, which settled nothing, are not part of these records.
  const refunds = await db.selectFrom('refunds').selectAll().where('reason', 'not in', SURPLUS_REASONS).execute();
  const entries = await db.selectFrom('gift_card_entries').selectAll().execute();
  const cards = await db.selectFrom('gift_cards').selectAll().execute();
  const creditNotes = await db.selectFrom('credit_notes').selectAll().execute();
  const stock = await db.selectFrom('stock_entries').selectAll().execute();

  const isConfirmed = (number: string | null) =>
    orders.some((order) => order.number === number && order.confirmed_at !== null);
  /** Returns whose value has left their order: as a refund, or into a confirmed order. */
  const settled = returns.filter(
    ({ state, replacement_order }) => state === 'refunded' || (state === 'exchanged' && isConfirmed(replacement_order)),
  );
  const confirmed = orders.filter(({ confirmed_at }) => confirmed_at !== null);
  const cancelled = sum(
    orderRefunds.filter(({ reference }) => reference.startsWith('cancel:')).map(({ amount }) => amount),
  );
  const cash = confirmed.filter(({ payment_method }) => payment_method === 'cash-on-delivery');
  const spent = entries.filter(({ kind }) => kind === 'spend');
  const paid =
    sum(payments.map(({ amount }) => amount)) -
    sum(spent.map(({ amount }) => amount)) +
    sum(cash.map(({ payable }) => payable));
  const retained = sum(confirmed.map(({ total }) => total)) - sum(settled.map(({ amount }) => amount)) - cancelled;
  const inShop = returnLines.filter(({ state }) => keepsItems(state));
  const held = returnLines.filter(({ kind, state }) => reservesReplacement(kind, state));
  const restocked = returnLines.filter(({ restocked_at }) => restocked_at !== null);
  const holding = lines.filter((line) =>
    orders.some(({ number, hold }) => number === line.order_number && hold !== 'released'),
  );
  // Items that a courier could not deliver, until they are restocked.
  const events = await db.selectFrom('order_events').select(['order_number', 'kind', 'facts']).execute();
  const undelivered = orders
    .filter(({ cancel_reason }) => cancel_reason === 'undelivered')
    .flatMap(({ number }) =>
      events
        .filter(({ order_number, kind }) => order_number === number && MOVES_UNDELIVERED.has(kind))
        .map(({ kind, facts }) => {
          const { pieces }: { pieces: { quantity: number }[] } = JSON.parse(facts);
          return { of: number, pieces: sum(pieces.map(({ quantity }) => quantity)) * (kind === 'restocked' ? -1 : 1) };
        }),
    );
  const by = (method: string) => orderRefunds.filter((part) => part.method === method);
  return {
    'what was paid, less what went back, is what is kept': [
      paid - sum(orderRefunds.map(({ amount }) => amount)),
      retained,
    ],
    'refunds are those that were noted': [
      tally(
        refunds,
        ({ payment_id }) => payment_id,
        ({ amount }) => amount,
      ),
      tally(
        by('gateway'),
        ({ target }) => target,
        ({ amount }) => amount,
      ),
    ],
    'no payment goes back twice': [
      refunds.filter(({ amount, payment_id }) => amount > (payments.find(({ id }) => id === payment_id)?.amount ?? 0)),
      [],
    ],
    'gift cards hold what was put onto them': [
      tally(
        cards,
        ({ id }) => id,
        ({ balance }) => balance,
      ),
      tally(
        entries,
        ({ card_id }) => card_id,
        ({ amount }) => amount,
      ),
    ],
    'gift cards that paid got back what was noted': [
      tally(
        entries.filter(({ kind }) => kind === 'return'),
        ({ card_id }) => card_id,
        ({ amount }) => amount,
      ),
      tally(
        by('gift-card'),
        ({ target }) => target,
        ({ amount }) => amount,
      ),
    ],
    'new gift cards hold what was noted': [
      sum(
        entries
          .filter(({ kind, reference }) => kind === 'issue' && reference.startsWith('SM-'))
          .map(({ amount }) => amount),
      ),
      sum(by('new-gift-card').map(({ amount }) => amount)),
    ],
    'credit notes are for what came back': [
      tally(
        creditNotes.filter(({ reference }) => reference.startsWith('RT-')),
        ({ reference }) => reference,
        ({ amount }) => amount,
      ),
      tally(
        returns.filter(({ state }) => state === 'refunded' || state === 'exchanged'),
        ({ number }) => number,
        ({ amount }) => amount,
      ),
    ],
    'pieces that come back are counted at their line': [
      tally(
        lines,
        ({ id }) => id,
        ({ returned }) => returned,
      ),
      tally(
        inShop,
        ({ line_id }) => line_id,
        ({ quantity }) => quantity,
      ),
    ],
    'no line gives back more than was paid for it': [
      lines.filter(({ id, net, quantity, cancelled: cancelledQuantity, returned, document }) => {
        const returnedValue = sum(inShop.filter(({ line_id }) => line_id === id).map(({ amount }) => amount));
        return returnedValue > net + JSON.parse(document).shipping || cancelledQuantity + returned > quantity;
      }),
      [],
    ],
    'every piece is on a shelf or somewhere else': [await stockByLedger(db), shelves],
    'what is off the shelf is held by somebody': [
      tally(
        stock,
        ({ order_number }) => order_number,
        ({ quantity }) => -quantity,
      ),
      tally(
        [
          ...holding.map(({ order_number, quantity, cancelled: cancelledQuantity }) => ({
            of: order_number,
            pieces: quantity - cancelledQuantity,
          })),
          ...restocked.map(({ order_number, quantity }) => ({ of: order_number, pieces: -quantity })),
          ...undelivered,
          ...held.map(({ return_number, quantity }) => ({ of: return_number, pieces: quantity })),
        ],
        ({ of }) => of,
        ({ pieces }) => pieces,
      ),
    ],
  };
}
