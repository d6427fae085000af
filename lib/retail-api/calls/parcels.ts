import { calls } from '#lib/contract/index.ts';
import { hashInLine } from '../cart/promotions/hash-line.ts';
import { generatePin } from '../cart/promotions/write-gift-card.ts';
import { changeDeskOrder, givenParcel, givenPieces } from '../orders/desk/change-desk-order.ts';
import { forgetIfOver } from '../orders/erasure/forget-if-over.ts';
import { advanceParcel } from '../orders/parcels/advance-parcel.ts';
import { shipParcel } from '../orders/parcels/ship-parcel.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** Hands a parcel with a part of an order to a courier, once per idempotency key. */
const handleShipParcel = handlerFor(calls.shipParcel, async (request, context, caller) =>
  changeDeskOrder(context, { call: calls.shipParcel, request, caller }, (transaction) =>
    shipParcel(
      transaction,
      request.OrderNumber,
      {
        ...givenParcel(request),
        items: request.Lines.map(({ LineId, Quantity }) => ({ lineId: LineId, quantity: Quantity })),
        pieces: givenPieces(request.Pieces),
        actor: `desk:${request.Operator}`,
      },
      { ...context, now: context.now() },
    ),
  ),
);

/** Performs a step on a parcel with a part of an order, once per idempotency key. */
const handleAdvanceParcel = handlerFor(calls.advanceParcel, async (request, context, caller) => {
  const { OrderNumber: number, Step: step } = request;
  // The refund may need a new gift card; when the hashing queue is full, its PIN is generated outside the queue.
  const pin = step === 'undelivered' ? await (hashInLine(generatePin) ?? generatePin()) : null;
  return changeDeskOrder(context, { call: calls.advanceParcel, request, caller }, async (transaction) => {
    const desk = {
      ...givenParcel(request),
      parcelId: request.ParcelId,
      step,
      reason: request.Reason,
      sellable: request.SellableLineIds,
      warehouse: request.Warehouse,
      actor: `desk:${request.Operator}`,
    } as const;
    const done = await advanceParcel(transaction, number, desk, { ...context, pin, now: context.now() });
    if (done.code === 'Success') await forgetIfOver(transaction, number);
    return done;
  });
});

/** Handlers of the calls about parcels with a part of an order. */
export const parcelCalls: readonly CallHandler[] = [handleShipParcel, handleAdvanceParcel];
