import type { Transaction } from 'kysely';
import { INDIA_AHEAD_MS } from '#lib/shared/india-time.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { newGiftCardNumber, newGiftCardPin } from './gift-card-number.ts';
import { type HashedPin, hashPin } from './gift-card-pin.ts';

export interface NewPin {
  pin: string;
  hashed: HashedPin;
}

/** Generates a PIN and hashes it, which takes a while and should be done before a transaction. */
export async function generatePin(): Promise<NewPin> {
  const pin = newGiftCardPin();
  return { pin, hashed: await hashPin(pin) };
}

interface NewGiftCard {
  /** Paise. */
  amount: number;
  /** The order that the card is issued for: a gift card order, or the refunded order. */
  reference: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Stores a gift card under a new number, valid for a year; `expiresAt` in epoch milliseconds. */
export async function writeGiftCard(
  transaction: Transaction<Database>,
  { amount, reference, now }: NewGiftCard,
  { hashed }: NewPin,
): Promise<{ id: string; number: string; expiresAt: number }> {
  const id = newId();
  const expiresAt = expiryOf(now);
  const number = await insertCard(transaction, {
    id,
    pin_salt: hashed.salt,
    pin_hash: hashed.hash,
    initial_amount: amount,
    balance: amount,
    created_at: now,
    expires_at: expiresAt,
  });
  await transaction
    .insertInto('gift_card_entries')
    .values({ id: newId(), card_id: id, kind: 'issue', amount, reference, at: now })
    .execute();
  return { id, number, expiresAt };
}

/** Inserts the card under a new number, and returns the number. */
async function insertCard(
  transaction: Transaction<Database>,
  card: Omit<Database['gift_cards'], 'number'>,
): Promise<string> {
  const number = newGiftCardNumber();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('gift_cards')
    .values({ ...card, number })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .executeTakeFirstOrThrow();
  // The number, one of 10^14, was taken: another is generated.
  return numInsertedOrUpdatedRows === 1n ? number : insertCard(transaction, card);
}

/** The end of the same day in India a year later: the RBI requires a validity of at least one year. */
function expiryOf(now: number): number {
  const india = new Date(now + INDIA_AHEAD_MS);
  return Date.UTC(india.getUTCFullYear() + 1, india.getUTCMonth(), india.getUTCDate() + 1) - INDIA_AHEAD_MS;
}
