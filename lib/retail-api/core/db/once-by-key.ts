import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { RetailCall } from '#lib/contract/index.ts';
import type { Caller } from '../call-handler.ts';
import { fail, type Outcome, succeedAgain } from '../outcome.ts';
import type { Database } from './schema.ts';

/** What comes along with a change of a cart and may be another by the time it is asked for again. */
interface Circumstances {
  BasketGUID?: string;
  SessionId?: string;
  CouponCode?: string;
  GCSessionId?: string;
  GiftCouponRequestId?: string;
}

export interface KeyedWrite {
  call: RetailCall;
  /** An operator's call has no customer. */
  request: { IdempotencyKey?: string | undefined; CustomerToken?: string } & Circumstances;
  caller: Caller;
  /** Whether another cart, coupon or gift makes it another request. */
  exact?: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** How a done write is answered again without keeping its whole answer. */
interface Memory<Data> {
  /** What is kept of the answer. */
  keep(data: Data): string;
  answerAgain(kept: string): Promise<Outcome<Data>>;
}

/**
 * Does a write once for its key: repeated with the same request it is answered from memory, with another one it is
 * refused. Two at the same time wait for each other at the unique key. A refused write leaves its key free, because
 * the caller's transaction is rolled back. A request without a key is simply done.
 */
export async function onceByKey<Data>(
  transaction: Transaction<Database>,
  { call, request, caller, exact = false, now }: KeyedWrite,
  work: () => Promise<Outcome<Data>>,
  memory: Memory<Data>,
): Promise<Outcome<Data>> {
  const { IdempotencyKey: key } = request;
  if (key === undefined) return work();
  // A key of one shopper says nothing about another's.
  const scope = `${call.name} ${caller.sessionId}${customerPart(caller.customerId ?? '')}`;
  const requestHash = createHash('sha256').update(intentOf(request, exact)).digest('hex');
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('idempotency_keys')
    .values({ scope, key, request_hash: requestHash, response: '', created_at: now })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) {
    const known = await transaction
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'response'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (known.request_hash !== requestHash) return fail('KeyReused');
    const again = await memory.answerAgain(known.response);
    return again.code === 'Success' ? succeedAgain(again.data) : again;
  }
  const outcome = await work();
  // A refusal is rolled back together with its key.
  if (outcome.code !== 'Success') return outcome;
  await transaction
    .updateTable('idempotency_keys')
    .set({ response: memory.keep(outcome.data) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
  return outcome;
}

/** Forgets the keyed writes of a customer who goes, and with them which orders were theirs. */
export async function deleteKeysOf(transaction: Transaction<Database>, customerId: string): Promise<void> {
  // `_` in an id matches any letter: two ids that differ there alone do not happen.
  await transaction
    .deleteFrom('idempotency_keys')
    .where('scope', 'like', `%${customerPart(customerId)}`)
    .execute();
}

const customerPart = (customerId: string) => ` ${customerId}`;

/**
 * What is asked for, unless it is exact without its circumstances: a caller that lost the first answer knows neither the
 * basket nor the session it made, and a coupon or gift may have come or gone in another tab.
 */
function intentOf(request: KeyedWrite['request'], exact: boolean): string {
  const { IdempotencyKey, CustomerToken, SessionId, ...all } = request;
  const { BasketGUID, CouponCode, GCSessionId, GiftCouponRequestId, ...asked } = all;
  return JSON.stringify(exact ? all : asked);
}
