import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { piecesWire, readPieces } from '../../documents/warranty/line-pieces.ts';
import { auditOf } from '../../orders/audit-of.ts';
import { deskMoneyWire } from '../../orders/desk-money.ts';
import { readOrder, readOrderLines } from '../../orders/order-store.ts';
import { orderWire } from '../../orders/order-wire.ts';
import { returnsWire } from '../../orders/returns/return-wire.ts';

/** An order of any customer with everything that happened to it and who did it. */
export const deskOrder = handlerFor(calls.deskOrder, async ({ OrderNumber }, { db, now }) => {
  const order = await readOrder(db, OrderNumber);
  if (!order) return refuse('NotFound', 'There is no such order.');
  const returns = await db
    .selectFrom('returns')
    .selectAll()
    .where('order_number', '=', OrderNumber)
    .orderBy('requested_at')
    .orderBy('number')
    .execute();
  const lines = (await readOrderLines(db, [OrderNumber])).get(OrderNumber) ?? [];
  const packed = await readPieces(db, lines);
  return succeed({
    Order: await orderWire(db, order, now()),
    Pieces: lines.flatMap((line) => piecesWire(line, packed).map((piece) => ({ LineId: line.id, ...piece }))),
    MoneyBack: await deskMoneyWire(db, order),
    Returns: await returnsWire(db, returns),
    Audit: await auditOf(db, order),
  });
});
