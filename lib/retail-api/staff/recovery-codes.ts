import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { hashToken } from '../core/secret-token.ts';

const CODES = 10;
/** Without letters and digits that look alike; 32 of them, so that a byte's low bits choose one evenly. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 80 random bits: nobody guesses one, so that a plain hash is enough. */
const LENGTH = 16;

/** Replaces a member's recovery codes and returns the new ones; only their hashes are stored. */
export async function renewRecoveryCodes(transaction: Transaction<Database>, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await deleteRecoveryCodes(transaction, staffId);
  await transaction
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: hashCode(code) })))
    .execute();
  return codes;
}

/** Uses a code up; false if it is not one of the member's. Of concurrent calls one gets it. */
export async function consumeRecoveryCode(
  transaction: Transaction<Database>,
  staffId: string,
  code: string,
): Promise<boolean> {
  const used = await transaction
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashCode(code))
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}

/** How many codes a member has left. */
export async function countRecoveryCodes(db: Kysely<Database>, staffId: string): Promise<number> {
  const { codes } = await db
    .selectFrom('staff_recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('codes'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return Number(codes);
}

/** Deletes a member's codes. */
export async function deleteRecoveryCodes(transaction: Transaction<Database>, staffId: string): Promise<void> {
  await transaction.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
}

/** E.g. `K7QF-93MT-XW2B-PD4H`. */
function newCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte & 31]).join('');
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

/** Case, spaces and hyphens do not matter. */
function hashCode(code: string): string {
  return hashToken(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
}
