import type { Transaction } from 'kysely';
import { FULFILMENT_STATES, type OrderEventKind, type OrderState, type OrderStep } from '#lib/contract/index.ts';
import type { NewPin } from '../../cart/promotions/write-gift-card.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import type { RecordedPiece } from '../../documents/warranty/check-pieces.ts';
import { checkHuids, recordPieces } from '../../documents/warranty/record-pieces.ts';
import { cancelItems } from '../changes/cancel-items.ts';
import { handOver, makeReady, renewCollectCode } from '../collect/hand-over.ts';
import { withoutContact } from '../erasure/erase-buyer.ts';
import { eraseEngravings } from '../erasure/erase-engravings.ts';
import type { OrderMailKind } from '../mails/mail-token.ts';
import { enqueueOrderMail } from '../mails/order-mails.ts';
import { notAllowedNow } from '../not-allowed.ts';
import { type EventActor, recordOrderEvent } from '../order-events.ts';
import { type OrderRow, readOrderDocument } from '../order-repository.ts';
import { eraseExchangedReturns } from '../returns/erase-returns.ts';
import { lockWithExchanged } from '../returns/exchanged-orders.ts';
import { stateAfterStep } from '../rules/order-steps.ts';
import { restockUndelivered } from './restock-undelivered.ts';

/** The courier of a parcel; `trackingUrl` is empty if the courier has none. */
interface ParcelFacts {
  courier: string;
  awb: string;
  trackingUrl: string;
}

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
  /** For `collect`: what the collector shows. */
  code: string;
}

type StepContext = Pick<CoreContext, 'siteUrl' | 'secret'> & {
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
  if (step === 'restock') return restockUndelivered(transaction, order, { ...desk, now: context.now });
  const done =
    step === 'cancel' || step === 'undelivered'
      ? await cancelAll(transaction, order, desk, context)
      : await moveOn(transaction, { order, state, step }, desk, context);
  if (done.code === 'Success' && order.customer_id === null) await forgetDelivered(transaction, order, state);
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
  if (step === 'ship') {
    const parcel = { courier, awb, tracking_url: trackingUrl, shipped_at: now, delivered_at: null };
    await transaction
      .insertInto('parcels')
      .values({ id: newId(), order_number: number, ...parcel })
      .execute();
  }
  if (step === 'deliver') {
    await transaction
      .updateTable('parcels')
      .set({ delivered_at: now })
      .where('order_number', '=', number)
      .where('delivered_at', 'is', null)
      .execute();
  }
  return succeed(null);
}

/**
 * Once an order is closed, nobody needs the phone number of a deleted account any more, nor the data of the orders it
 * was exchanged for.
 */
async function forgetDelivered(transaction: Transaction<Database>, order: OrderRow, state: OrderState): Promise<void> {
  if (FULFILMENT_STATES.includes(state)) return;
  const document = JSON.stringify(withoutContact(readOrderDocument(order), state));
  await transaction.updateTable('orders').set({ document }).where('number', '=', order.number).execute();
  await eraseEngravings(transaction, { number: order.number, state });
  await eraseExchangedReturns(transaction, order);
}

function factsOf({ step, courier, awb, pieces }: OrderDeskStep): Record<string, unknown> {
  if (step === 'ship' || step === 'correct-parcel') return { courier, awb };
  return pieces.length > 0
    ? { marked: pieces.map(({ lineId, piece, huid, serial }) => ({ lineId, piece, huid, serial })) }
    : {};
}

function cancelAll(
  transaction: Transaction<Database>,
  order: OrderRow,
  { step, actor, reason }: OrderDeskStep,
  { pin, ...context }: StepContext,
): Promise<Outcome<null>> {
  const all = { items: [], to: 'source', expected: null, comment: '' } as const;
  const undelivered = step === 'undelivered';
  return cancelItems(transaction, order, { ...all, actor, reason, pin, undelivered }, context);
}

/** The missing field of a parcel that the shopper is notified of; null if none is. */
function missingOfParcel({ courier, awb }: ParcelFacts): Outcome<never> | null {
  if (courier === '') return invalidField('Courier', 'A courier is required: the shopper sees it.');
  return awb === '' ? invalidField('AWB', 'A tracking number is required: the shopper sees it.') : null;
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
