import type { Transaction } from 'kysely';
import type { OrderEventKind, OrderState, OrderStep } from '#lib/contract/index.ts';
import type { NewPin } from '../../cart/promotions/write-gift-card.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import type { RecordedPiece } from '../../documents/warranty/check-pieces.ts';
import { checkHuids, recordPieces } from '../../documents/warranty/record-pieces.ts';
import { cancelItems } from '../changes/cancel-items.ts';
import { handOver, makeReady, renewCollectCode } from '../collect/hand-over.ts';
import { refuseBesideBooking } from '../couriers/booking-in-the-way.ts';
import { forgetIfOver } from '../erasure/forget-if-over.ts';
import type { OrderMailKind } from '../mails/mail-token.ts';
import { enqueueOrderMail } from '../mails/order-mails.ts';
import { notAllowedNow } from '../not-allowed.ts';
import { type EventActor, recordOrderEvent } from '../order-events.ts';
import { type OrderRow, readOrderDocument, readOrderLines } from '../order-repository.ts';
import { insertParcel, type OrderParcel, readParcels } from '../parcels/parcel-repository.ts';
import { isShippedInParts, parcelState, unshippedItems } from '../parcels/parcel-rules.ts';
import { settleParts } from '../parcels/settle-parts.ts';
import { lockWithExchanged } from '../returns/exchanged-orders.ts';
import { stateAfterStep } from '../rules/order-steps.ts';
import { missingOfParcel, type ParcelFacts } from './missing-of-parcel.ts';
import { restockUndelivered } from './restock-undelivered.ts';

/** A step of the order desk on an order. `courier`, `awb`, `trackingUrl`: for `ship` and `correct-parcel`. */
export interface OrderDeskStep extends ParcelFacts {
  step: OrderStep;
  actor: EventActor;
  /** For `pack`, `ready` and `mark`: hallmarks and serial numbers of the items. */
  pieces: readonly RecordedPiece[];
  /** For `cancel` and `undelivered`: shown to the shopper. */
  reason: string;
  /** For `restock`: lines whose items can be sold again. */
  sellable: readonly string[];
  /** For `restock`: the code of a warehouse; empty for where the items came from. */
  warehouse: string;
  /** For `collect`: what the collector shows. */
  code: string;
}

type StepContext = Pick<CoreContext, 'siteUrl' | 'secret' | 'refundsFrom'> & {
  /** For `cancel` and `undelivered`: the PIN of a new gift card for the refund. */
  pin: NewPin | null;
  /** Epoch milliseconds. */
  now: number;
};

type Ending = 'cancel' | 'undelivered';
type Move = Exclude<OrderStep, Ending | 'restock'>;

/** The event and the mail of each step that moves an order or corrects its data. */
const MOVES: Readonly<Record<Move, { kind: OrderEventKind; mail: OrderMailKind | null }>> = {
  pack: { kind: 'packed', mail: 'packed' },
  mark: { kind: 'marked', mail: null },
  ship: { kind: 'shipped', mail: 'shipped' },
  'correct-parcel': { kind: 'parcel-corrected', mail: 'shipped' },
  'out-for-delivery': { kind: 'out-for-delivery', mail: 'out-for-delivery' },
  deliver: { kind: 'delivered', mail: 'delivered' },
  ready: { kind: 'ready-to-collect', mail: 'ready-to-collect' },
  'send-code': { kind: 'code-sent', mail: 'ready-to-collect' },
  collect: { kind: 'delivered', mail: 'delivered' },
};

/**
 * Performs a step on an order with all its side effects. On a refusal, which the caller rolls back: NotFound,
 * InvalidRequest with the missing or wrong field, OtpWrong for a wrong code, NotAllowedNow if the order is not at that
 * step, or as `cancelItems` refuses.
 */
export async function advanceOrder(
  transaction: Transaction<Database>,
  number: string,
  desk: OrderDeskStep,
  context: StepContext,
): Promise<Outcome<null>> {
  const order = await lockWithExchanged(transaction, number);
  if (!order) return fail('NotFound', 'There is no such order.');
  const { step } = desk;
  const state = stateAfterStep(order.state, step, readOrderDocument(order).collect !== undefined);
  if (state === null) return notAllowedNow('step');
  const missing = missingOf(desk);
  if (missing) return missing;
  const parcels = await readParcels(transaction, number);
  if (isShippedInParts(parcels) && isOfOneParcel(step, parcels)) return notAllowedNow('step');
  if (step === 'restock') return restockUndelivered(transaction, order, { ...desk, now: context.now });
  const done =
    step === 'cancel' || step === 'undelivered'
      ? await cancelLeft(transaction, order, { desk, parcels }, context)
      : await moveOn(transaction, { order, state, step }, desk, context);
  if (done.code === 'Success') await forgetIfOver(transaction, number);
  return done;
}

async function moveOn(
  transaction: Transaction<Database>,
  { order, state, step }: { order: OrderRow; state: OrderState; step: Move },
  desk: OrderDeskStep,
  context: StepContext,
): Promise<Outcome<null>> {
  const { number } = order;
  const { now } = context;
  const outcome = await work(transaction, order, desk, context);
  if (outcome.code !== 'Success') return outcome;
  const moved = state === 'delivered' && step !== 'mark' ? { state, delivered_at: now } : { state };
  await transaction.updateTable('orders').set(moved).where('number', '=', number).execute();
  const { kind, mail } = MOVES[step];
  await recordOrderEvent(transaction, { orderNumber: number, kind, actor: desk.actor, facts: factsOf(desk), now });
  if (mail) await enqueueOrderMail(transaction, { number, kind: mail }, context);
  return succeed(null);
}

function missingOf(desk: OrderDeskStep): Outcome<never> | null {
  const { step, pieces, reason } = desk;
  if (step === 'ship' || step === 'correct-parcel') return missingOfParcel(desk);
  if (step === 'mark' && pieces.length === 0) return invalidField('Pieces', 'Give at least one piece with its marks.');
  const needsReason = step === 'cancel' || step === 'undelivered';
  return needsReason && reason === '' ? invalidField('Reason', 'A reason is required: the shopper sees it.') : null;
}

/** What a step writes beside the state of the order. */
async function work(
  transaction: Transaction<Database>,
  order: OrderRow,
  desk: OrderDeskStep,
  { now, secret }: StepContext,
): Promise<Outcome<null>> {
  const { number } = order;
  const { step, courier, awb, trackingUrl, pieces, code } = desk;
  if (step === 'collect') return handOver(transaction, number, { code, secret });
  if (step === 'send-code') await renewCollectCode(transaction, number);
  if (step === 'ready') await makeReady(transaction, number, now);
  if (step === 'pack' || step === 'ready' || step === 'mark') {
    const recorded = await recordPieces(transaction, number, pieces, now);
    return recorded.code === 'Success' && step !== 'mark' ? checkHuids(transaction, number) : recorded;
  }
  if (step === 'correct-parcel') return correctParcel(transaction, order, desk);
  if (step === 'ship') return shipLeft(transaction, number, { courier, awb, trackingUrl, now });
  if (step === 'out-for-delivery') {
    await transaction
      .updateTable('parcels')
      .set({ out_at: now })
      .where('order_number', '=', number)
      .where('out_at', 'is', null)
      .execute();
  }
  if (step === 'deliver') {
    await transaction
      .updateTable('parcels')
      .set({ delivered_at: now })
      .where('order_number', '=', number)
      .where('delivered_at', 'is', null)
      .where('returned_at', 'is', null)
      .execute();
  }
  return succeed(null);
}

/** Ships what no courier has yet; of an order in parts, the marks of these items were not checked before. */
async function shipLeft(
  transaction: Transaction<Database>,
  number: string,
  parcel: ParcelFacts & { now: number },
): Promise<Outcome<null>> {
  const parcels = await readParcels(transaction, number);
  const lines = (await readOrderLines(transaction, [number])).get(number) ?? [];
  const left = unshippedItems(lines, parcels);
  const free = await refuseBesideBooking(transaction, number, { awb: parcel.awb, items: [], unshipped: left });
  if (free.code !== 'Success') return free;
  const items = isShippedInParts(parcels) ? left : [];
  await insertParcel(transaction, { orderNumber: number, ...parcel, items });
  return items.length > 0 ? checkHuids(transaction, number) : succeed(null);
}

/** Whether a step concerns a single parcel of an order in parts: `AdvanceParcel` performs it. */
function isOfOneParcel(step: OrderStep, parcels: readonly OrderParcel[]): boolean {
  if (step === 'restock' || step === 'correct-parcel') return true;
  return step === 'undelivered' && parcels.some((parcel) => parcelState(parcel) === 'delivered');
}

function factsOf({ step, courier, awb, pieces }: OrderDeskStep): Record<string, unknown> {
  if (step === 'ship' || step === 'correct-parcel') return { courier, awb };
  return pieces.length > 0
    ? { marked: pieces.map(({ lineId, piece, huid, serial }) => ({ lineId, piece, huid, serial })) }
    : {};
}

/** Cancels what a courier does not have, or what all couriers bring back. */
async function cancelLeft(
  transaction: Transaction<Database>,
  order: OrderRow,
  { desk: { step, actor, reason }, parcels }: { desk: OrderDeskStep; parcels: readonly OrderParcel[] },
  { pin, ...context }: StepContext,
): Promise<Outcome<null>> {
  const { number } = order;
  const all = { items: [], to: 'source', expected: null, comment: '' } as const;
  const undelivered = step === 'undelivered';
  const cancellation = { ...all, actor, reason, pin, undelivered };
  if (!isShippedInParts(parcels)) return cancelItems(transaction, order, cancellation, context);
  // What comes back of several parcels is checked and put back parcel by parcel.
  if (undelivered)
    await transaction
      .updateTable('parcels')
      .set({ returned_at: context.now })
      .where('order_number', '=', number)
      .where('returned_at', 'is', null)
      .execute();
  const lines = (await readOrderLines(transaction, [number])).get(number) ?? [];
  const items = undelivered ? [] : unshippedItems(lines, parcels);
  const cancelled = await cancelItems(transaction, order, { ...cancellation, items }, context);
  if (cancelled.code === 'Success') await settleParts(transaction, number, { ...context, actor });
  return cancelled;
}

/**
 * Corrects courier and tracking number of the parcel on its way. Refuses with InvalidRequest if they are unchanged. The
 * order is locked and shipped.
 */
async function correctParcel(
  transaction: Transaction<Database>,
  { number }: Pick<OrderRow, 'number'>,
  { courier, awb, trackingUrl }: ParcelFacts,
): Promise<Outcome<null>> {
  const parcel = await transaction
    .selectFrom('parcels')
    .selectAll()
    .where('order_number', '=', number)
    .orderBy('shipped_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const isSame = parcel.courier === courier && parcel.awb === awb && parcel.tracking_url === trackingUrl;
  if (isSame) return invalidField('AWB', 'The parcel already has this courier and number.');
  const corrected = { courier, awb, tracking_url: trackingUrl };
  await transaction.updateTable('parcels').set(corrected).where('id', '=', parcel.id).execute();
  return succeed(null);
}
