import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';

interface PaymentWork {
  waiting: number;
  failed: number;
  /** When the oldest of what waits was made, in epoch milliseconds; null where nothing waits. */
  oldest: number | null;
}

/** Attempts whose gateway will be asked about them. */
export async function countPaymentChecks(db: Kysely<Database>): Promise<PaymentWork> {
  const { waiting, oldest } = await db
    .selectFrom('payment_attempts')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('oldest')])
    .where('next_check_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), failed: 0, oldest: numberOrNull(oldest) };
}

/** Refunds that gateways have not made yet; of these, `failed` were refused at least once. */
export async function countGatewayRefunds(db: Kysely<Database>): Promise<PaymentWork> {
  const { waiting, failed, oldest } = await db
    .selectFrom('refunds')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('waiting'),
      fn.sum<number>(eb.case().when('failures', '>', 0).then(1).else(0).end()).as('failed'),
      fn.min('created_at').as('oldest'),
    ])
    .where('next_try_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), failed: Number(failed ?? 0), oldest: numberOrNull(oldest) };
}

/** PostgreSQL gives a bigint as text. */
function numberOrNull(value: number | null): number | null {
  return value === null ? null : Number(value);
}
