import type { Transaction, Updateable } from 'kysely';
import { PARCEL_STEPS_BY_STATE, type ParcelStep } from '#lib/contract/index.ts';
import type { NewPin } from '../../cart/promotions/write-gift-card.ts';
import { announceProducts } from '../../catalogue/announce-products.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { cancelItems } from '../changes/cancel-items.ts';
import { missingOfParcel, type ParcelFacts } from '../desk/missing-of-parcel.ts';
import { restockItems } from '../holds/restock-items.ts';
import { itemsOfLines } from '../holds/stock.ts';
import { enqueueOrderMail } from '../mails/order-mails.ts';
import { notAllowedNow } from '../not-allowed.ts';
import { type EventActor, type RestockFacts, recordOrderEvent } from '../order-events.ts';
import { type OrderRow, readOrderLines } from '../order-repository.ts';
import { lockWithExchanged } from '../returns/exchanged-orders.ts';
import { type OrderParcel, readParcels } from './parcel-repository.ts';
import { parcelState } from './parcel-rules.ts';
import { settleParts } from './settle-parts.ts';

interface ParcelDeskStep extends ParcelFacts {
  parcelId: string;
  step: ParcelStep;
  reason: string;
  /** Lines whose items can be sold again. */
  sellable: readonly string[];
  /** For `restock`: the code of a warehouse; empty for where the items came from. */
  warehouse: string;
  actor: EventActor;
}

type StepContext = Pick<CoreContext, 'siteUrl' | 'secret' | 'refundsFrom'> & { pin: NewPin | null; now: number };

/**
 * Performs a step on a parcel with a part of an order. On a refusal, which the caller rolls back: as `AdvanceParcel` says.
 * Resolves to the locked order as it was before.
 */
export async function advanceParcel(
  transaction: Transaction<Database>,
  number: string,
  desk: ParcelDeskStep,
  context: StepContext,
): Promise<Outcome<OrderRow>> {
  const order = await lockWithExchanged(transaction, number);
  const parcels = order ? await readParcels(transaction, number) : [];
  const parcel = parcels.find(({ id, items }) => id === desk.parcelId && items.length > 0);
  if (!order || !parcel) return fail('NotFound', 'There is no such parcel with a part of an order.');
  if (!PARCEL_STEPS_BY_STATE[parcelState(parcel)].includes(desk.step)) return notAllowedNow('step');
  const done = await STEPS[desk.step](transaction, { order, parcel }, desk, context);
  if (done.code !== 'Success') return done;
  await settleParts(transaction, number, { ...context, actor: desk.actor });
  return succeed(order);
}

type Work = (
  transaction: Transaction<Database>,
  at: { order: OrderRow; parcel: OrderParcel },
  desk: ParcelDeskStep,
  context: StepContext,
) => Promise<Outcome<null>>;

const STEPS: Readonly<Record<ParcelStep, Work>> = {
  async correct(transaction, { order: { number }, parcel: { id } }, desk, context) {
    const missing = missingOfParcel(desk);
    if (missing) return missing;
    const { courier, awb, trackingUrl, actor } = desk;
    await update(transaction, id, { courier, awb, tracking_url: trackingUrl });
    const event = { orderNumber: number, kind: 'parcel-corrected', actor, facts: { courier, awb } } as const;
    await recordOrderEvent(transaction, { ...event, now: context.now });
    await enqueueOrderMail(transaction, { number, kind: 'shipped', about: id }, context);
    return succeed(null);
  },
  async 'out-for-delivery'(transaction, { order: { number }, parcel: { id } }, _desk, context) {
    await update(transaction, id, { out_at: context.now });
    await enqueueOrderMail(transaction, { number, kind: 'out-for-delivery', about: id }, context);
    return succeed(null);
  },
  async deliver(transaction, { order: { number }, parcel }, { actor }, { now }) {
    await update(transaction, parcel.id, { delivered_at: now });
    const facts = { courier: parcel.courier, awb: parcel.awb };
    await recordOrderEvent(transaction, { orderNumber: number, kind: 'parcel-delivered', actor, facts, now });
    return succeed(null);
  },
  async undelivered(transaction, { order, parcel: { id, courier, awb, items } }, { actor, reason }, context) {
    if (reason === '') return invalidField('Reason', 'A reason is required: the shopper sees it.');
    const { now, pin } = context;
    await update(transaction, id, { returned_at: now });
    const facts = { courier, awb };
    await recordOrderEvent(transaction, { orderNumber: order.number, kind: 'parcel-returned', actor, facts, now });
    const cancellation = { items, actor, reason, comment: '', to: 'source', expected: null, pin } as const;
    return cancelItems(transaction, order, { ...cancellation, undelivered: true }, context);
  },
  async restock(transaction, { order: { number }, parcel }, { actor, sellable, warehouse }, { now }) {
    if (sellable.length === 0) return invalidField('SellableLineIds', 'Name the lines that can be sold again.');
    if (sellable.some((id) => !parcel.items.some(({ lineId }) => lineId === id)))
      return invalidField('SellableLineIds', 'The parcel had no such line.');
    const before = await restockedLines(transaction, number, parcel.id);
    const pieces = parcel.items.filter(({ lineId }) => sellable.includes(lineId) && !before.has(lineId));
    if (pieces.length === 0) return notAllowedNow('nothing-left');
    const lines = (await readOrderLines(transaction, [number])).get(number) ?? [];
    const items = itemsOfLines(lines, pieces);
    const restocked = await restockItems(transaction, { number, items, warehouse, now });
    if (restocked.code !== 'Success') return restocked;
    const facts: RestockFacts & { id: string } = { pieces, id: parcel.id };
    await recordOrderEvent(transaction, { orderNumber: number, kind: 'restocked', actor, facts: { ...facts }, now });
    await announceProducts(transaction, restocked.data, now);
    return succeed(null);
  },
};

async function update(
  transaction: Transaction<Database>,
  id: string,
  values: Updateable<Database['parcels']>,
): Promise<void> {
  await transaction.updateTable('parcels').set(values).where('id', '=', id).execute();
}

/** Lines of a parcel that came back whose items are in stock again. */
async function restockedLines(
  transaction: Transaction<Database>,
  orderNumber: string,
  parcelId: string,
): Promise<ReadonlySet<string>> {
  const events = await transaction
    .selectFrom('order_events')
    .select('facts')
    .where('order_number', '=', orderNumber)
    .where('kind', '=', 'restocked')
    .execute();
  const own = events.map(({ facts }): RestockFacts & { id?: string } => JSON.parse(facts));
  return new Set(own.filter(({ id }) => id === parcelId).flatMap(({ pieces }) => pieces.map(({ lineId }) => lineId)));
}
