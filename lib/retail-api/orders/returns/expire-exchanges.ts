import type { Transaction } from 'kysely';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import type { OrderRow } from '../order-repository.ts';
import { paymentStateOf } from '../wire/order-wire.ts';
import { endExchange } from './end-exchange.ts';
import { lockWithExchanged } from './exchanged-orders.ts';
import { pinFor } from './refund-return-value.ts';
import { findReturn, lockReturn } from './return-repository.ts';

const AT_ONCE = 100;
/** How long to wait at a time for a gateway that has not yet confirmed whether the difference was paid. */
const WAIT_MS = 10 * MINUTE_MS;

type ExpireContext = Pick<CoreContext, 'db' | 'now' | 'secret' | 'siteUrl'>;

/**
 * Ends exchanges whose difference was not paid in time, each in its own transaction. Several processes may run it at
 * once. Throws the failures once all others are done. Resolves to true if more may be due.
 */
export async function expireExchanges(context: ExpireContext): Promise<boolean> {
  const due = await context.db
    .selectFrom('orders')
    .select(['number', 'exchange_of'])
    .where('hold_expires_at', '<=', context.now())
    .where('exchange_of', '!=', '')
    .orderBy('hold_expires_at')
    .limit(AT_ONCE)
    .execute();
  const failures: unknown[] = [];
  for (const exchange of due) await expire(context, exchange).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some exchanges that were not paid in time could not be ended.');
  return due.length === AT_ONCE;
}

async function expire(context: ExpireContext, { number, exchange_of }: Pick<OrderRow, 'number' | 'exchange_of'>) {
  const { db, siteUrl, secret } = context;
  const now = context.now();
  const row = await findReturn(db, exchange_of);
  const pin = row ? await pinFor(db, row, 'expire') : null;
  await db.transaction().execute(async (transaction) => {
    const replacement = await lockWithExchanged(transaction, number);
    const locked = await lockReturn(transaction, exchange_of);
    // Paid since it was selected.
    if (!replacement || !locked || replacement.state !== 'payment-pending') return;
    if ((await paymentStateOf(transaction, replacement)) === 'checking')
      return wait(transaction, number, now + WAIT_MS);
    const ending = { move: 'expire', actor: 'store' } as const;
    const ended = await endExchange(transaction, locked, ending, { siteUrl, secret, pin, now });
    if (ended.code !== 'Success') throw new Error(`Exchange ${exchange_of} cannot end: ${ended.code}.`);
  });
}

async function wait(transaction: Transaction<Database>, number: string, until: number): Promise<void> {
  await transaction.updateTable('orders').set({ hold_expires_at: until }).where('number', '=', number).execute();
}
