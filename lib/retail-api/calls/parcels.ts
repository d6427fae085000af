import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { calls, type OrderWire, type RetailCall } from '#lib/contract/index.ts';
import { hashInLine } from '../cart/promotions/hash-line.ts';
import { generatePin } from '../cart/promotions/write-gift-card.ts';
import type { Caller } from '../core/caller.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { onceByKey } from '../core/db/once-by-key.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { forgetIfOver } from '../orders/erasure/forget-if-over.ts';
import { readOrder } from '../orders/order-repository.ts';
import { advanceParcel } from '../orders/parcels/advance-parcel.ts';
import { shipParcel } from '../orders/parcels/ship-parcel.ts';
import { orderWire } from '../orders/wire/order-wire.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** Hands a parcel with a part of an order to a courier, once per idempotency key. */
const handleShipParcel = handlerFor(calls.shipParcel, async (request, context, caller) =>
  changeOnce(context, { call: calls.shipParcel, request, caller }, (transaction) =>
    shipParcel(
      transaction,
      request.OrderNumber,
      {
        ...parcelOf(request),
        items: request.Lines.map(({ LineId, Quantity }) => ({ lineId: LineId, quantity: Quantity })),
        pieces: request.Pieces.map(({ LineId, Piece, HUID, Serial }) => {
          return { lineId: LineId, piece: Piece, huid: HUID, serial: Serial };
        }),
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
  return changeOnce(context, { call: calls.advanceParcel, request, caller }, async (transaction) => {
    const desk = {
      ...parcelOf(request),
      parcelId: request.ParcelId,
      step,
      reason: request.Reason,
      sellable: request.SellableLineIds,
      actor: `desk:${request.Operator}`,
    } as const;
    const done = await advanceParcel(transaction, number, desk, { ...context, pin, now: context.now() });
    if (done.code === 'Success') await forgetIfOver(transaction, number);
    return done;
  });
});

function parcelOf({
  Courier,
  AWB,
  TrackingUrl,
}: Pick<z.output<typeof calls.shipParcel.request>, 'Courier' | 'AWB' | 'TrackingUrl'>) {
  return { courier: Courier, awb: AWB, trackingUrl: TrackingUrl };
}

interface Change {
  call: RetailCall;
  request: { OrderNumber: string; IdempotencyKey: string };
  caller: Caller;
}

function changeOnce(
  { db, now }: ApiContext,
  change: Change,
  work: (transaction: Transaction<Database>) => Promise<Outcome<unknown>>,
): Promise<Outcome<OrderWire>> {
  return inTransaction<OrderWire>(db, async (transaction) => {
    const answer = async (): Promise<Outcome<OrderWire>> => {
      const order = await readOrder(transaction, change.request.OrderNumber);
      return order ? succeed(await orderWire(transaction, order, now())) : fail('NotFound', 'There is no such order.');
    };
    const run = async (): Promise<Outcome<OrderWire>> => {
      const done = await work(transaction);
      return done.code === 'Success' ? answer() : done;
    };
    return onceByKey<OrderWire>(transaction, { ...change, now: now() }, run, {
      storedPart: ({ OrderNumber }) => OrderNumber,
      replay: answer,
    });
  });
}

/** Handlers of the calls about parcels with a part of an order. */
export const parcelCalls: readonly CallHandler[] = [handleShipParcel, handleAdvanceParcel];
