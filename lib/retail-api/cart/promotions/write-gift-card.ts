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

/** Draws a PIN and hashes it, which takes a while and belongs before the transaction. */
export async function drawPin(): Promise<NewPin> {
  const pin = newGiftCardPin();
  return { pin, hashed: await hashPin(pin) };
}

interface NewGiftCard {
  /** Paise. */
  amount: number;
  /** What it is issued for: the order for the card, or the order whose money it is. */
  reference: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Writes a gift card down under a fresh number, good for a year; `expiresAt` in epoch milliseconds. */
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

/** Writes the card down under a fresh number, and returns it. */
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
  // One of 10^14 was taken: another is drawn.
  return numInsertedOrUpdatedRows === 1n ? number : insertCard(transaction, card);
}

/** The end of the same day in India a year later: the RBI wants a gift card to be good for a year at least. */
function expiryOf(now: number): number {
  const india = new Date(now + INDIA_AHEAD_MS);
  return Date.UTC(india.getUTCFullYear() + 1, india.getUTCMonth(), india.getUTCDate() + 1) - INDIA_AHEAD_MS;
}
