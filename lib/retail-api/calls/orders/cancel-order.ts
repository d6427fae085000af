import type { z } from 'zod';
import { calls } from '#lib/contract/index.ts';
import { hashInLine } from '../../cart/promotions/hash-line.ts';
import { drawPin, type NewPin } from '../../cart/promotions/write-gift-card.ts';
import { type ApiContext, type Caller, handlerFor } from '../../core/call-handler.ts';
import { tooManyRequests } from '../../core/refusals.ts';
import { cancelPieces, chooseCancelled } from '../../orders/cancel-pieces.ts';
import { findOrder } from '../../orders/order-store.ts';
import { refuseChange } from '../../orders/refuse-change.ts';
import { changeOwnOrder } from './change-own-order.ts';

type CancelRequest = z.output<typeof calls.cancelOrder.request>;

const BUSY_SECONDS = 5;

/** Cancels an order of the customer, or some of its pieces, until it is packed. */
export const cancelOrder = handlerFor(calls.cancelOrder, async (request, context, caller) => {
  const needsPin = await isPinNeeded(request, context, caller);
  const drawn = needsPin ? hashInLine(drawPin) : Promise.resolve(null);
  if (!drawn) return tooManyRequests(BUSY_SECONDS);
  const pin: NewPin | null = await drawn;
  return changeOwnOrder(context, { call: calls.cancelOrder, request, caller }, async (transaction, order, now) => {
    const refused = await refuseChange(transaction, order, 'cancel');
    if (refused) return refused;
    const asked = {
      ...({ pieces: piecesOf(request), actor: 'customer', reason: request.Reason, comment: request.Comment } as const),
      to: request.RefundTo,
      expected: request.ExpectedRefund,
      pin,
    };
    return cancelPieces(transaction, order, asked, { ...context, now });
  });
});

/** Whether a gift card may be issued: its PIN is drawn before the transaction. */
async function isPinNeeded(request: CancelRequest, { db }: ApiContext, caller: Caller): Promise<boolean> {
  const order = await findOrder(db, { OrderKey: '', OrderNumber: request.OrderNumber }, caller);
  // What another order paid for it may have been cash.
  if (request.RefundTo !== 'gift-card' && order?.exchange_of === '') return false;
  if (!order || (await refuseChange(db, order, 'cancel'))) return false;
  const found = await chooseCancelled(db, order, { pieces: piecesOf(request) });
  // What would be refused costs nobody a hash.
  return found.code === 'Success' && found.data.amount === request.ExpectedRefund;
}

function piecesOf({ Lines }: CancelRequest) {
  return Lines.map(({ LineId, Quantity }) => ({ lineId: LineId, quantity: Quantity }));
}
