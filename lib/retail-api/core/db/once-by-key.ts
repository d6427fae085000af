import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type RetailCall, toWire } from '#lib/contract/index.ts';
import type { Caller } from '../caller.ts';
import { fail, type Outcome, repeatSuccess, succeed } from '../outcome.ts';
import type { Database } from './schema.ts';

/** Fields that accompany a change of a cart and may differ by the time of a retry. */
interface Circumstances {
  BasketGUID?: string;
  SessionId?: string;
  CouponCode?: string;
  GCSessionId?: string;
  GiftCouponRequestId?: string;
}

export interface KeyedWrite {
  call: RetailCall;
  /** An operator's call has no customer token. */
  request: { IdempotencyKey?: string | undefined; CustomerToken?: string } & Circumstances;
  caller: Caller;
  /** Whether a different cart, coupon or gift makes it a different request. */
  exact?: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** How to answer a retry of a completed write without storing its whole response. */
interface ReplayOptions<Data> {
  /** The part of the response that is stored. */
  storedPart(data: Data): string;
  replay(stored: string): Promise<Outcome<Data>>;
}

/**
 * Runs a write once per idempotency key: a retry with the same request gets the stored response, a different request
 * with the same key is refused with KeyReused. Two concurrent requests wait for each other at the unique key. A refused
 * write leaves its key unused, because the caller's transaction is rolled back. A request without a key always runs.
 */
export async function onceByKey<Data>(
  transaction: Transaction<Database>,
  { call, request, caller, exact = false, now }: KeyedWrite,
  work: () => Promise<Outcome<Data>>,
  memory: ReplayOptions<Data>,
): Promise<Outcome<Data>> {
  const { IdempotencyKey: key } = request;
  if (key === undefined) return work();
  // Keys are scoped by shopper, so one shopper's key cannot match another's.
  const scope = `${call.name} ${caller.sessionId}${customerPart(caller.customerId ?? '')}`;
  // The hash is of the request as it was sent, in rupees: stored hashes stay valid.
  const requestHash = createHash('sha256')
    .update(intentOf(toWire(call.request, request), exact))
    .digest('hex');
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('idempotency_keys')
    .values({ scope, key, request_hash: requestHash, response: '', created_at: now })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) {
    const existing = await transaction
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'response'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (existing.request_hash !== requestHash) return fail('KeyReused');
    const replayed = await memory.replay(existing.response);
    return replayed.code === 'Success' ? repeatSuccess(replayed.data) : replayed;
  }
  const outcome = await work();
  // A refusal and its key are rolled back together.
  if (outcome.code !== 'Success') return outcome;
  await transaction
    .updateTable('idempotency_keys')
    .set({ response: memory.storedPart(outcome.data) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
  return outcome;
}

/** How a retry of a batch is answered: as the first time, without its rows. */
export function replayWithoutRows<Data extends { Rows: readonly unknown[] }>(): ReplayOptions<Data> {
  return {
    storedPart: (data) => JSON.stringify({ ...data, Rows: [] }),
    replay: async (stored) => succeed(JSON.parse(stored)),
  };
}

/** Deletes the idempotency keys of a customer whose account is deleted, because they link the customer to orders. */
export async function deleteKeysOf(transaction: Transaction<Database>, customerId: string): Promise<void> {
  // `_` in an id matches any character, but no two ids differ only there.
  await transaction
    .deleteFrom('idempotency_keys')
    .where('scope', 'like', `%${customerPart(customerId)}`)
    .execute();
}

const customerPart = (customerId: string) => ` ${customerId}`;

/**
 * The fields that identify a request; unless it is `exact`, the circumstances are left out: a caller that lost the
 * first response knows neither the basket nor the session it created, and a coupon or gift may have been added or
 * removed in another tab.
 */
function intentOf(request: KeyedWrite['request'], exact: boolean): string {
  const { IdempotencyKey, CustomerToken, SessionId, ...all } = request;
  const { BasketGUID, CouponCode, GCSessionId, GiftCouponRequestId, ...intent } = all;
  return JSON.stringify(exact ? all : intent);
}
