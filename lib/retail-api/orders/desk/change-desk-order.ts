import type { Transaction } from 'kysely';
import type { OrderWire, RetailCall } from '#lib/contract/index.ts';
import type { Caller } from '../../core/caller.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { onceByKey } from '../../core/db/once-by-key.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import type { RecordedPiece } from '../../documents/warranty/check-pieces.ts';
import { readOrder } from '../order-repository.ts';
import { orderWire } from '../wire/order-wire.ts';

interface DeskChange {
  call: RetailCall;
  request: { OrderNumber: string; IdempotencyKey: string };
  caller: Caller;
}

/** Changes an order as staff, once per idempotency key, and returns the order in its current state. */
export function changeDeskOrder(
  { db, now }: Pick<CoreContext, 'db' | 'now'>,
  change: DeskChange,
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

interface GivenPiece {
  LineId: string;
  Piece: number;
  HUID: string;
  Serial: string;
}

/** The marks of pieces as a request names them. */
export function givenPieces(pieces: readonly GivenPiece[]): RecordedPiece[] {
  return pieces.map(({ LineId, Piece, HUID, Serial }) => ({
    lineId: LineId,
    piece: Piece,
    huid: HUID,
    serial: Serial,
  }));
}

/** The courier of a parcel as a request names it. */
export function givenParcel({ Courier, AWB, TrackingUrl }: { Courier: string; AWB: string; TrackingUrl: string }) {
  return { courier: Courier, awb: AWB, trackingUrl: TrackingUrl };
}
