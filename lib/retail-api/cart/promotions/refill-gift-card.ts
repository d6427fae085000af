import type { Transaction } from 'kysely';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';

interface Refill {
  id: string;
  /** Paise. */
  amount: number;
  /** Number of the order that the card had paid. */
  reference: string;
  /** The card is valid at least until then; epoch milliseconds, like `now`. */
  goodUntil: number;
  now: number;
}

/** Refunds to a gift card what it has paid. */
export async function refillGiftCard(
  transaction: Transaction<Database>,
  { id, amount, reference, goodUntil, now }: Refill,
): Promise<void> {
  await transaction
    .updateTable('gift_cards')
    .set((card) => ({
      balance: card('balance', '+', amount),
      expires_at: card.case().when('expires_at', '<', goodUntil).then(goodUntil).else(card.ref('expires_at')).end(),
    }))
    .where('id', '=', id)
    .execute();
  await transaction
    .insertInto('gift_card_entries')
    .values({ id: newId(), card_id: id, kind: 'return', amount, reference, at: now })
    .execute();
}
