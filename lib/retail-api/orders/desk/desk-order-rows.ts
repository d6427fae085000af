import type { Kysely } from 'kysely';
import type { DeskOrderRowWire } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { sum } from '../../core/sum.ts';
import { type OrderRow, readOrderDocument, readOrderLines } from '../order-repository.ts';
import { paymentStatesOf } from '../wire/order-wire.ts';

/** Orders as lists of the order desk show them, with destinations but without recipients. */
export async function deskOrderRows(db: Kysely<Database>, orders: readonly OrderRow[]): Promise<DeskOrderRowWire[]> {
  const lines = await readOrderLines(
    db,
    orders.map(({ number }) => number),
  );
  const states = await paymentStatesOf(db, orders);
  return orders.map((order) => {
    const { address, promise, express } = readOrderDocument(order);
    const own = lines.get(order.number) ?? [];
    return {
      OrderNumber: order.number,
      State: order.state,
      PaymentState: states.get(order.number) ?? '',
      PlacedAt: order.placed_at,
      Total: order.total,
      Pieces: sum(own.map(({ quantity, cancelled }) => quantity - cancelled)),
      City: address.City,
      Pincode: address.Pincode,
      LatestDate: promise.latestDate,
      ...(express && { Express: true }),
    };
  });
}
