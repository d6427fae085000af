import type { z } from 'zod';
import { calls, type OrderStep, type OrderWire } from '#lib/contract/index.ts';
import { hashInLine } from '../../cart/promotions/hash-line.ts';
import { drawPin } from '../../cart/promotions/write-gift-card.ts';
import { handlerFor, type Outcome, refuse, succeed } from '../../core/call-handler.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { onceByKey } from '../../core/db/once-by-key.ts';
import { advanceOrder as advance, type OrderDeskStep } from '../../orders/advance-order.ts';
import { readOrder } from '../../orders/order-store.ts';
import { orderWire } from '../../orders/order-wire.ts';

type AdvanceRequest = z.output<typeof calls.advanceOrder.request>;

/** Steps that give an order's money back. */
const ENDS: ReadonlySet<OrderStep> = new Set(['cancel', 'undelivered']);

/** Moves an order on, once for the key. */
export const advanceOrder = handlerFor(calls.advanceOrder, async (request, context, caller) => {
  const { db } = context;
  const now = context.now();
  // Money of a cancelled order may go onto a new gift card; where too many wait in line the PIN is drawn beside it.
  const pin = ENDS.has(request.Step) ? await (hashInLine(drawPin) ?? drawPin()) : null;
  return inTransaction<OrderWire>(db, async (transaction) => {
    const answer = async (): Promise<Outcome<OrderWire>> => {
      const order = await readOrder(transaction, request.OrderNumber);
      return order ? succeed(await orderWire(transaction, order, now)) : refuse('NotFound', 'There is no such order.');
    };
    const advanceOnce = async (): Promise<Outcome<OrderWire>> => {
      const done = await advance(transaction, request.OrderNumber, stepOf(request), { ...context, pin, now });
      return done.code === 'Success' ? answer() : done;
    };
    return onceByKey<OrderWire>(transaction, { call: calls.advanceOrder, request, caller, now }, advanceOnce, {
      keep: ({ OrderNumber }) => OrderNumber,
      answerAgain: answer,
    });
  });
});

function stepOf(request: AdvanceRequest): OrderDeskStep {
  return {
    step: request.Step,
    actor: `desk:${request.Operator}`,
    courier: request.Courier,
    awb: request.AWB,
    trackingUrl: request.TrackingUrl,
    pieces: request.Pieces.map(({ LineId, Piece, HUID, Serial }) => ({
      lineId: LineId,
      piece: Piece,
      huid: HUID,
      serial: Serial,
    })),
    reason: request.Reason,
    sellable: request.SellableLineIds,
  };
}
