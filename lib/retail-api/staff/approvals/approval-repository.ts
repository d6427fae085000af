import { createHash } from 'node:crypto';
import type { Kysely, Selectable, SelectQueryBuilder, Transaction } from 'kysely';
import type { ApprovalState, ApprovalTie } from '#lib/contract/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { newId } from '../../core/db/new-id.ts';
import { paginateAhead } from '../../core/db/paginate.ts';
import type { Database } from '../../core/db/schema.ts';
import { lockKeys } from '../../core/limits/lock-keys.ts';

/** A request for approval as stored. */
export type Approval = Selectable<Database['approvals']>;

/** How long somebody may approve: prices and orders change. */
const APPROVAL_MS = DAY_MS;
/** How long a repeated call counts as the one that was approved; less than its idempotency key is kept. */
const REPEATED_MS = HOUR_MS;
/** A call that runs for so long has lost its process: longer than whoever approved it waits for an answer. */
const RUN_MS = 10 * MINUTE_MS;
const PER_PAGE = 30;

interface NewApproval {
  call: string;
  subject: string;
  summary: string;
  /** Paise; null where no money is sent. */
  amount: number | null;
  /** The fields of the call as on the wire. */
  request: object;
  requester: { staffId: string; name: string };
}

/**
 * Stores a request, once: a repeated call finds the one that waits or runs. Null if the same call was approved and made just now, so
 * that the repeated one may go on and find it done. `tell`: told of a new one, in its transaction. `now` in epoch milliseconds.
 */
export async function keepRequest(
  db: Kysely<Database>,
  approval: NewApproval,
  { now, tell }: { now: number; tell: (transaction: Transaction<Database>, kept: Approval) => Promise<void> },
): Promise<Approval | null> {
  const text = JSON.stringify(approval.request);
  const hash = createHash('sha256').update(`${approval.call} ${approval.requester.staffId} ${text}`).digest('hex');
  return db.transaction().execute(async (transaction) => {
    // Of two presses at once one stores the request, and the other finds it.
    await lockKeys(transaction, [`approval:${hash}`], now);
    const { kept, isNew } = await keepOnce(transaction, approval, { text, hash, now });
    if (kept && isNew) await tell(transaction, kept);
    return kept;
  });
}

async function keepOnce(
  transaction: Transaction<Database>,
  { request: _request, requester, ...about }: NewApproval,
  { text, hash, now }: { text: string; hash: string; now: number },
): Promise<{ kept: Approval | null; isNew: boolean }> {
  const same = await transaction
    .selectFrom('approvals')
    .selectAll()
    .where('request_hash', '=', hash)
    .orderBy('requested_at', 'desc')
    .executeTakeFirst();
  if (same?.state === 'done' && same.decided_at > now - REPEATED_MS) return { kept: null, isNew: false };
  if (same && ['waiting', 'running'].includes(stateNow(same, now))) return { kept: same, isNew: false };
  const kept = await transaction
    .insertInto('approvals')
    .values({
      id: newId(),
      ...about,
      request: text,
      request_hash: hash,
      requester_id: requester.staffId,
      requested_by: requester.name,
      requested_at: now,
      expires_at: now + APPROVAL_MS,
      state: 'waiting',
      decided_by: '',
      decided_at: 0,
      note: '',
      outcome: '',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { kept, isNew: true };
}

/** A request; undefined if there is none. */
export function findApproval(db: Kysely<Database>, id: string): Promise<Approval | undefined> {
  return db.selectFrom('approvals').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A page of the requests about some calls, the latest first. */
export function readApprovals(
  db: Kysely<Database>,
  { calls, state, now }: { calls: readonly string[]; state: ApprovalState | undefined; now: number },
  page: number,
) {
  const all = db.selectFrom('approvals').selectAll().where('call', 'in', calls);
  const latest = inState(all, state, now).orderBy('requested_at', 'desc').orderBy('id');
  return paginateAhead(db, [latest], page, PER_PAGE);
}

type ApprovalQuery = SelectQueryBuilder<Database, 'approvals', Approval>;

function inState(query: ApprovalQuery, state: ApprovalState | undefined, now: number): ApprovalQuery {
  if (state === undefined) return query;
  if (state === 'expired') return query.where('state', '=', 'waiting').where('expires_at', '<=', now);
  if (state === 'interrupted')
    return query.where(({ eb, or, and }) =>
      or([eb('state', '=', state), and([eb('state', '=', 'running'), eb('started_at', '<=', now - RUN_MS)])]),
    );
  const matching = query.where('state', '=', state);
  if (state === 'running') return matching.where('started_at', '>', now - RUN_MS);
  return state === 'waiting' ? matching.where('expires_at', '>', now) : matching;
}

interface Decision {
  id: string;
  state: 'running' | 'refused';
  by: string;
  note: string;
  /** How who decides is tied to who asked. */
  tie: ApprovalTie;
}

/** Decides a request that waits; the fields of its call are erased. False if it does not wait any more. */
export async function decideRequest(
  db: Kysely<Database>,
  { id, state, by, note, tie }: Decision,
  now: number,
): Promise<boolean> {
  const decided = await db
    .updateTable('approvals')
    .set({ state, decided_by: by, decided_at: now, note, tie, request: '', started_at: state === 'running' ? now : 0 })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return decided.numUpdatedRows > 0n;
}

/** Ends the requests that wait about a call and a subject, because what they were about has changed. `now` in epoch milliseconds. */
export async function withdrawRequests(
  db: Kysely<Database>,
  { call, subject }: Pick<Approval, 'call' | 'subject'>,
  now: number,
): Promise<void> {
  await db
    .updateTable('approvals')
    .set({ expires_at: now, request: '' })
    .where('call', '=', call)
    .where('subject', '=', subject)
    .where('state', '=', 'waiting')
    .execute();
}

/** Erases the fields of calls that nobody decided about in time: they may name customers. `before`: epoch milliseconds. */
export async function eraseExpiredRequests(db: Kysely<Database>, before: number): Promise<void> {
  await db
    .updateTable('approvals')
    .set({ request: '' })
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', before)
    .where('request', '!=', '')
    .execute();
}

/** Records what became of an approved call, also of one that took so long that it counted as interrupted. */
export async function completeRequest(db: Kysely<Database>, id: string, outcome: string): Promise<void> {
  const state = outcome === 'Success' ? 'done' : 'failed';
  await db.updateTable('approvals').set({ state, outcome }).where('id', '=', id).execute();
}

/** Records that no process makes the running calls any more; for the start of the only process of a database. */
export async function interruptRunning(db: Kysely<Database>): Promise<void> {
  await db.updateTable('approvals').set({ state: 'interrupted' }).where('state', '=', 'running').execute();
}

/** When a call was last made that two people agreed on, in epoch milliseconds; 0 if none was. */
export async function lastApproved(db: Kysely<Database>, call: string): Promise<number> {
  const row = await db
    .selectFrom('approvals')
    .select(({ fn }) => fn.max('decided_at').as('at'))
    .where('call', '=', call)
    .where('state', '=', 'done')
    .executeTakeFirst();
  return Number(row?.at ?? 0);
}

/** The state of a request as of now. */
export function stateNow(
  { state, expires_at: expiresAt, started_at: startedAt }: Approval,
  now: number,
): ApprovalState {
  if (state === 'waiting' && expiresAt <= now) return 'expired';
  return state === 'running' && startedAt <= now - RUN_MS ? 'interrupted' : state;
}
