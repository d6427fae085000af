import { formatDay } from '#lib/shared/dates.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { hashInLine } from '../../cart/promotions/hash-line.ts';
import { generatePin } from '../../cart/promotions/write-gift-card.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { cancelItems } from '../changes/cancel-items.ts';
import { enqueueOrderMail } from '../mails/order-mails.ts';
import { recordOrderEvent } from '../order-events.ts';
import { lockWithExchanged } from '../returns/exchanged-orders.ts';
import { readCollection } from './hand-over.ts';

const AT_ONCE = 100;
/** How long before the end the shopper is reminded. */
const REMIND_BEFORE_MS = 2 * DAY_MS;

type ExpireContext = Pick<CoreContext, 'db' | 'now' | 'secret' | 'siteUrl'>;

/**
 * Reminds the buyers of orders that are not collected two days before their end, and then cancels them with a full
 * refund, each in its own transaction. Several processes may run it at once. Throws the failures once all others are
 * done. Resolves to true if more may be due.
 */
export async function expireCollections(context: ExpireContext): Promise<boolean> {
  const now = context.now();
  const waiting = context.db
    .selectFrom('collections')
    .innerJoin('orders', 'orders.number', 'collections.order_number')
    .select('orders.number')
    .where('orders.state', '=', 'ready-to-collect')
    .orderBy('collections.kept_until')
    .limit(AT_ONCE);
  const over = await waiting.where('collections.kept_until', '<=', now).execute();
  const ending = await waiting
    .where('collections.kept_until', '<=', now + REMIND_BEFORE_MS)
    .where('collections.kept_until', '>', now)
    .where('collections.reminded_at', 'is', null)
    .execute();
  const failures: unknown[] = [];
  const fail = (error: unknown) => failures.push(error);
  for (const { number } of over) await expire(context, number).catch(fail);
  for (const { number } of ending) await remind(context, number).catch(fail);
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some orders that nobody collected could not be cancelled.');
  return over.length === AT_ONCE || ending.length === AT_ONCE;
}

async function expire({ db, now: clock, siteUrl, secret }: ExpireContext, number: string): Promise<void> {
  const now = clock();
  // If the hash queue is full, hash outside of it rather than fail.
  const pin = await (hashInLine(generatePin) ?? generatePin());
  await db.transaction().execute(async (transaction) => {
    const order = await lockWithExchanged(transaction, number);
    const collection = await readCollection(transaction, number);
    // Collected or cancelled since it was selected.
    if (order?.state !== 'ready-to-collect' || !collection?.kept_until || collection.kept_until > now) return;
    const reason = `Nobody collected it by ${formatDay(dayInIndia(collection.kept_until - 1))}.`;
    const all = { items: [], to: 'source', expected: null, comment: '' } as const;
    const cancelled = await cancelItems(
      transaction,
      order,
      { ...all, actor: 'store', reason, pin },
      { siteUrl, secret, now },
    );
    if (cancelled.code !== 'Success') throw new Error(`Order ${number} cannot be cancelled: ${cancelled.code}.`);
  });
}

async function remind({ db, now: clock, siteUrl, secret }: ExpireContext, number: string): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const order = await lockWithExchanged(transaction, number);
    const collection = await readCollection(transaction, number);
    // Collected, cancelled or reminded since it was selected.
    if (order?.state !== 'ready-to-collect' || !collection || collection.reminded_at !== null) return;
    await transaction.updateTable('collections').set({ reminded_at: now }).where('order_number', '=', number).execute();
    await recordOrderEvent(transaction, { orderNumber: number, kind: 'collect-reminder', actor: 'store', now });
    await enqueueOrderMail(transaction, { number, kind: 'collect-reminder' }, { siteUrl, secret, now });
  });
}
