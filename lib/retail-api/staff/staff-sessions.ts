import type { Kysely, Transaction } from 'kysely';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { StaffSessionCaller } from '../core/caller.ts';
import type { StaffSettings } from '../core/core-context.ts';
import type { Database } from '../core/db/schema.ts';
import { hashToken, makeToken } from '../core/secret-token.ts';
import type { StaffMember } from './staff-repository.ts';

/** A use moves the idle limit at most this often, so that most calls only read. */
const TOUCH_EVERY_MS = MINUTE_MS;

/** The wire form of a session that begins or is renewed. */
export interface IssuedSession {
  SessionToken: string;
  ExpiresAt: number;
  IdleUntil: number;
  NeedsTotp: boolean;
}

/** Begins a session of a member. Only the hash of its token is stored. `now` in epoch milliseconds. */
export async function issueSession(
  transaction: Transaction<Database>,
  member: Pick<StaffMember, 'id' | 'totp_secret'>,
  { settings, now }: { settings: StaffSettings; now: number },
): Promise<IssuedSession> {
  const token = makeToken();
  const expiresAt = now + settings.sessionMs;
  const idleUntil = Math.min(expiresAt, now + settings.idleMs);
  const row = { token_hash: hashToken(token), staff_id: member.id, created_at: now };
  await transaction
    .insertInto('staff_sessions')
    .values({ ...row, expires_at: expiresAt, idle_until: idleUntil })
    .execute();
  const NeedsTotp = needsTotp(member, settings);
  return { SessionToken: token, ExpiresAt: expiresAt, IdleUntil: idleUntil, NeedsTotp };
}

/** Ends all sessions of a member, and begins the one that the caller goes on with. */
export async function renewSession(
  transaction: Transaction<Database>,
  member: Pick<StaffMember, 'id' | 'totp_secret'>,
  time: { settings: StaffSettings; now: number },
): Promise<IssuedSession> {
  await endSessionsOf(transaction, member.id);
  return issueSession(transaction, member, time);
}

/** Ends all sessions of a member, and the links and second steps that could begin another. */
export async function endSessionsOf(db: Kysely<Database>, staffId: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute();
  await db.deleteFrom('staff_tokens').where('staff_id', '=', staffId).execute();
}

/** Ends one session. */
export async function endSession(db: Kysely<Database>, tokenHash: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
}

/** The person of a valid session of an active member, whose idle limit moves; null for any other token. */
export async function findSession(
  db: Kysely<Database>,
  token: string,
  { settings, now }: { settings: StaffSettings; now: number },
): Promise<StaffSessionCaller | null> {
  const tokenHash = hashToken(token);
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff_members', 'staff_members.id', 'staff_sessions.staff_id')
    .select(['staff_members.id', 'name', 'email', 'role', 'totp_secret', 'expires_at', 'idle_until'])
    .select('staff_sessions.created_at')
    .where('token_hash', '=', tokenHash)
    .where('state', '=', 'active')
    .where('expires_at', '>', now)
    .where('idle_until', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const { expires_at: expiresAt } = row;
  const idleUntil = Math.min(expiresAt, now + settings.idleMs);
  const moves = idleUntil - row.idle_until >= TOUCH_EVERY_MS;
  if (moves) {
    await db.updateTable('staff_sessions').set({ idle_until: idleUntil }).where('token_hash', '=', tokenHash).execute();
  }
  return {
    kind: 'session',
    staffId: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    hasTotp: row.totp_secret !== '',
    needsTotp: needsTotp(row, settings),
    tokenHash,
    signedInAt: row.created_at,
    expiresAt,
    idleUntil: moves ? idleUntil : row.idle_until,
  };
}

/** How many sessions each member has now, by the member's id. */
export async function countSessions(db: Kysely<Database>, now: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('staff_sessions')
    .select(({ fn }) => ['staff_id' as const, fn.countAll<number>().as('sessions')])
    .where('expires_at', '>', now)
    .where('idle_until', '>', now)
    .groupBy('staff_id')
    .execute();
  return new Map(rows.map(({ staff_id: id, sessions }) => [id, Number(sessions)]));
}

function needsTotp({ totp_secret: secret }: Pick<StaffMember, 'totp_secret'>, settings: StaffSettings): boolean {
  return settings.requiresTotp && secret === '';
}
