import type { Kysely } from 'kysely';
import { dayInIndia } from '#lib/shared/india-time.ts';
import * as paths from '#lib/shared/paths.ts';
import { inviteToSurvey } from '../../community/surveys/invite-to-survey.ts';
import type { ApiSecret } from '../../core/api-secret.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { sum } from '../../core/sum.ts';
import type { OrderFacts } from '../../messages/copy/order-facts.ts';
import { shopLink } from '../../messages/shop-link.ts';
import { SURPLUS_REASONS } from '../../payments/open-refund.ts';
import { PAYABLE_FOR_MS } from '../../payments/rules/payment-state.ts';
import { collectCode } from '../collect/collect-code.ts';
import { readCollection } from '../collect/hand-over.ts';
import type { CancelFacts } from '../order-events.ts';
import {
  type OrderLine,
  type OrderRow,
  readOrderDocument,
  readOrderLines,
  supersedingOrder,
} from '../order-repository.ts';
import { readParcels } from '../parcels/parcel-repository.ts';
import { dueOf } from '../refunds/money-sources.ts';
import type { OrderRefundDocument } from '../refunds/order-refund-document.ts';
import { deliveredLine } from '../returns/line-facts.ts';
import { returnable } from '../returns/rules/returnable.ts';
import { inRefundOrder } from '../rules/split-order-refund.ts';
import { trackToken } from '../tracking/track-token.ts';
import type { OrderMailReference } from './mail-token.ts';

/** The facts that an order's email is written from; undefined if the order or the email's subject does not exist. */
export async function readOrderFacts(
  db: Kysely<Database>,
  { number, about = '' }: OrderMailReference,
  { siteUrl, secret, now }: Pick<CoreContext, 'siteUrl' | 'secret'> & { now: number },
): Promise<OrderFacts | undefined> {
  const order = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  if (!order) return undefined;
  const lines = (await readOrderLines(db, [number])).get(number) ?? [];
  const refunds = await surplusOf(db, number);
  const survey = order.state === 'delivered' ? await inviteToSurvey({ db, secret, now: () => now }, order) : null;
  return {
    order,
    document: readOrderDocument(order),
    lines,
    refunds,
    siteUrl,
    refundAmount: sum(refunds.map(({ amount }) => amount)),
    supersedingNumber: await supersedingOrder(db, order),
    due: await dueOf(db, order),
    payUntil: order.placed_at + PAYABLE_FOR_MS,
    parcel: await parcelOf(db, number, about),
    ...(await readAbout(db, number, about)),
    returnUntil: returnUntil(order, lines, now),
    today: dayInIndia(now),
    collection: await readCollectionFacts(db, { number, about, secret }),
    // Links are made when they are written, in the language of the message.
    get trackHref() {
      return shopLink(siteUrl, paths.trackOrder(trackToken(secret, number)));
    },
    surveyHref: survey && ((channel) => shopLink(siteUrl, paths.survey(survey.code, channel, survey.token))),
  };
}

/** What the collector must know once an order is ready, without a code that is replaced; null until then, and if it is delivered. */
async function readCollectionFacts(
  db: Kysely<Database>,
  { number, about, secret }: { number: string; about: string; secret: ApiSecret },
): Promise<OrderFacts['collection']> {
  const collection = await readCollection(db, number);
  if (!collection || collection.kept_until === null) return null;
  const { code_version: version, kept_until: keptUntil } = collection;
  return { code: about === String(version) ? collectCode(secret, { number, version }) : '', keptUntil };
}

function surplusOf(db: Kysely<Database>, number: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.amount', 'refunds.reason', 'payments.gateway'])
    .where('payments.subject', '=', 'order')
    .where('payments.subject_id', '=', number)
    .where('refunds.reason', 'in', SURPLUS_REASONS)
    .orderBy('refunds.created_at')
    .execute();
}

async function parcelOf(db: Kysely<Database>, number: string, about: string): Promise<OrderFacts['parcel']> {
  const parcels = await readParcels(db, number);
  return parcels.find(({ id }) => id === about) ?? parcels.at(-1) ?? null;
}

const NOTHING = { cancelled: null, modified: null, orderRefunds: [] };

/** The event or the refund that an email is about. */
async function readAbout(
  db: Kysely<Database>,
  number: string,
  about: string,
): Promise<Pick<OrderFacts, 'cancelled' | 'modified' | 'orderRefunds'>> {
  if (about === '') return NOTHING;
  const event = await db
    .selectFrom('order_events')
    .select(['kind', 'actor', 'facts'])
    .where('order_number', '=', number)
    .where('id', '=', about)
    .executeTakeFirst();
  if (event?.kind === 'modified') return { ...NOTHING, modified: JSON.parse(event.facts) };
  const cancelled: CancelFacts | null = event ? JSON.parse(event.facts) : null;
  const rows = await db
    .selectFrom('order_refunds')
    .select(['method', 'amount', 'document', 'created_at'])
    .where('order_number', '=', number)
    .where((where) => (cancelled ? where('reference', '=', cancelled.reference) : where('id', '=', about)))
    .execute();
  return {
    cancelled: cancelled && {
      ...cancelled,
      byStore: event?.actor !== 'customer',
      isWhole: event?.kind === 'cancelled',
    },
    modified: null,
    orderRefunds: inRefundOrder(rows).map(({ method, amount, document }) => {
      const { name, sentAs = '' }: OrderRefundDocument = JSON.parse(document);
      return { method, amount, name, sentAs };
    }),
  };
}

function returnUntil(order: OrderRow, lines: readonly OrderLine[], now: number): Map<string, number> {
  const all = lines.map((line) => ({ id: line.id, ...returnable(deliveredLine(line), order.delivered_at, now) }));
  const free = all.filter(({ quantity, faultsOnly }) => quantity > 0 && !faultsOnly);
  return new Map(free.flatMap(({ id, until }) => (until === null ? [] : [[id, until]])));
}
