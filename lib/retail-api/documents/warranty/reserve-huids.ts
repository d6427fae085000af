import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { sum } from '../../core/sum.ts';
import type { CancelReason } from '../../orders/holds/hold-order.ts';
import { readRestocked } from '../../orders/order-events.ts';
import type { OrderLine } from '../../orders/order-repository.ts';
import type { RecordedPiece } from './check-pieces.ts';

const UNDELIVERED: CancelReason = 'undelivered';

/**
 * A hallmark belongs to one item: it may be sold again only after that item was restocked. As many items of a line
 * as were returned may be packed again, and each of these is recorded as the returned one. Returns the problem as
 * text for the operator; empty if there is none. `now` in epoch milliseconds.
 */
export async function reserveHuids(
  transaction: Transaction<Database>,
  lines: readonly OrderLine[],
  pieces: readonly RecordedPiece[],
  now: number,
): Promise<string> {
  const huids = pieces.map(({ huid }) => huid).filter((huid) => huid !== '');
  if (huids.length === 0) return '';
  const existing = await transaction
    .selectFrom('line_pieces')
    .innerJoin('order_lines', 'order_lines.id', 'line_pieces.line_id')
    .innerJoin('orders', 'orders.number', 'order_lines.order_number')
    .select(['line_id', 'piece', 'huid', 'order_number', 'state', 'cancel_reason'])
    .where('huid', 'in', huids)
    .where('came_back_at', 'is', null)
    .where(
      'line_id',
      'not in',
      lines.map(({ id }) => id),
    )
    .orderBy('order_number')
    .execute();
  for (const { line_id: lineId, piece, ...sold } of existing) {
    if (!(await isOneBack(transaction, lineId, sold)))
      return `HUID ${sold.huid} was sold with order ${sold.order_number}.`;
    await transaction
      .updateTable('line_pieces')
      .set({ came_back_at: now })
      .where('line_id', '=', lineId)
      .where('piece', '=', piece)
      .execute();
  }
  return '';
}

/** Whether more items of a line were restocked than have been packed again. */
async function isOneBack(
  db: Kysely<Database>,
  lineId: string,
  sold: { order_number: string; state: string; cancel_reason: string },
): Promise<boolean> {
  // Goods of an order cancelled before the courier had them never left the warehouse.
  if (sold.state === 'cancelled' && sold.cancel_reason !== UNDELIVERED) return true;
  const { anew } = await db
    .selectFrom('line_pieces')
    .select(({ fn }) => fn.countAll<number>().as('anew'))
    .where('line_id', '=', lineId)
    .where('came_back_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return (await countBack(db, lineId, sold.order_number)) > Number(anew);
}

async function countBack(db: Kysely<Database>, lineId: string, orderNumber: string): Promise<number> {
  const returned = await db
    .selectFrom('return_lines')
    .select('quantity')
    .where('line_id', '=', lineId)
    .where('restocked_at', 'is not', null)
    .execute();
  const undelivered = await readRestocked(db, orderNumber);
  return sum([...returned, ...undelivered.filter((one) => one.lineId === lineId)].map(({ quantity }) => quantity));
}
