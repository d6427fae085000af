import type { Kysely } from 'kysely';
import { type OrderStep, PARCEL_STEPS_BY_STATE, type ParcelStep, type ReturnStep } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { sum } from '../../core/sum.ts';
import { chooseCancelled } from '../changes/cancel-items.ts';
import { type OrderRow, readOrder, readOrderDocument, readOrderLines } from '../order-repository.ts';
import { readParcels } from '../parcels/parcel-repository.ts';
import { isShippedInParts, parcelState, unshippedItems } from '../parcels/parcel-rules.ts';
import { findReturn, readReturnLines, replacementTotal } from '../returns/return-repository.ts';
import { stateAfterMove } from '../returns/rules/return-steps.ts';
import type { LineItems } from '../rules/choose-items.ts';
import { stateAfterStep } from '../rules/order-steps.ts';
import { planOrderRefund } from './order-refund.ts';
import { refundedBefore } from './refunded-before.ts';

/** Money that a call would send, in paise, and the order or return that it belongs to. */
export interface RefundAmount {
  subject: string;
  amount: number;
  /** What was refunded of the same order before, so that parts of a large refund count as one. */
  earlier?: number;
}

/** The money of a refund that only the operator can send; null for an unknown one. */
export async function amountToSend(db: Kysely<Database>, id: string): Promise<RefundAmount | null> {
  const transfer = await db
    .selectFrom('order_refunds')
    .select(['order_number', 'amount'])
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (transfer) return sentApart(db, transfer.order_number, transfer.amount);
  const refund = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['payments.subject_id', 'refunds.amount'])
    .where('refunds.id', '=', id)
    .where('refunds.state', '=', 'failed')
    .executeTakeFirst();
  return refund ? sentApart(db, refund.subject_id, refund.amount) : null;
}

/** A part of an order's refunds that is sent by itself; the other parts count with it. */
async function sentApart(db: Kysely<Database>, subject: string, amount: number): Promise<RefundAmount> {
  return { subject, amount, earlier: Math.max(0, (await refundedBefore(db, subject)) - amount) };
}

/** The money that a step of an order refunds; null for a step that refunds none, or that is not possible now. */
export async function amountOfOrderStep(
  db: Kysely<Database>,
  number: string,
  step: OrderStep,
): Promise<RefundAmount | null> {
  if (step !== 'cancel' && step !== 'undelivered') return null;
  const order = await readOrder(db, number);
  if (!order) return null;
  if (stateAfterStep(order.state, step, readOrderDocument(order).collect !== undefined) === null) return null;
  const parcels = await readParcels(db, number);
  const isRest = step === 'cancel' && isShippedInParts(parcels);
  const lines = isRest ? ((await readOrderLines(db, [number])).get(number) ?? []) : [];
  return amountOfItems(db, order, unshippedItems(lines, parcels));
}

/** The money that a step of a parcel with a part of an order refunds; null as `amountOfOrderStep`. */
export async function amountOfParcelStep(
  db: Kysely<Database>,
  number: string,
  { parcelId, step }: { parcelId: string; step: ParcelStep },
): Promise<RefundAmount | null> {
  const order = step === 'undelivered' ? await readOrder(db, number) : undefined;
  const parcel = (await readParcels(db, number)).find(({ id, items }) => id === parcelId && items.length > 0);
  if (!order || !parcel || !PARCEL_STEPS_BY_STATE[parcelState(parcel)].includes(step)) return null;
  return amountOfItems(db, order, parcel.items);
}

/** The money that the cancellation of items sends, all that are left if none are named; null if it is not possible. */
async function amountOfItems(
  db: Kysely<Database>,
  order: OrderRow,
  items: readonly LineItems[],
): Promise<RefundAmount | null> {
  const chosen = await chooseCancelled(db, order, { items });
  if (chosen.code !== 'Success') return null;
  const plan = await planOrderRefund(db, order, { amount: chosen.data.amount, to: 'source' });
  if (plan.code !== 'Success') return null;
  // What was still due at the door is not sent to anybody.
  const sent = plan.data.shares.filter(({ method }) => method !== 'due');
  const amount = sum(sent.map((share) => share.amount));
  return { subject: order.number, amount, earlier: await refundedBefore(db, order.number) };
}

/** The money that a step of a return refunds; null for a step that refunds none, or that is not possible now. */
export async function amountOfReturnStep(
  db: Kysely<Database>,
  number: string,
  step: ReturnStep,
): Promise<RefundAmount | null> {
  if (step !== 'refund' && step !== 'exchange' && step !== 'end-exchange') return null;
  const row = await findReturn(db, number);
  if (!row || stateAfterMove(row.kind, row.state, step) === null) return null;
  const earlier = await refundedBefore(db, row.order_number);
  if (step !== 'exchange') return { subject: number, amount: row.amount, earlier };
  const lines = (await readReturnLines(db, [row])).get(number) ?? [];
  return { subject: number, amount: Math.max(0, row.amount - replacementTotal(lines)), earlier };
}
