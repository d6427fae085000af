import type { Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import type { CartLimits } from '../../core/site-options.ts';
import { readBasketHold, stockForBasket } from '../../orders/holds/basket-hold.ts';
import { mergeLines } from '../rules/merge-lines.ts';
import { type Basket, findBasket, lockBasket, markChanged, openBasket } from './basket-repository.ts';
import { moveSavedLines } from './saved-lines.ts';

const GUEST = { customerId: null };

/**
 * Merges a guest's basket into the customer's, line by line and with what is saved for later, and deletes it, so that
 * it is merged only once. A basket that is not a guest's is left unchanged. The customer is locked. Returns the
 * customer's basket; null if there is none.
 */
export async function mergeBaskets(
  transaction: Transaction<Database>,
  customerId: string,
  guestGuid: string,
  { limits, now }: { limits: CartLimits; now: number },
): Promise<Basket | null> {
  const guest = await lockBasket(transaction, guestGuid, GUEST);
  if (!guest) return findBasket(transaction, '', { customerId });
  const own = await openBasket(transaction, { customerId }, now);
  if (!own) throw new Error('A basket is merged for a customer who no longer exists.');
  const held = await readBasketHold(transaction, own.guid);
  const lines = (await linesOf(transaction, [own.guid, guest.guid])).map((line) => ({
    ...line,
    stock: stockForBasket(held, line.sku, line.stock),
  }));
  const [ownLines, guestLines] = [own.guid, guest.guid].map((guid) =>
    lines.filter((line) => line.basket_guid === guid),
  );
  for (const { id, quantity, chosenOffer } of mergeLines(ownLines ?? [], guestLines ?? [], limits.quantity)) {
    await transaction
      .updateTable('basket_lines')
      .set({ basket_guid: own.guid, quantity, offer_id: chosenOffer })
      .where('id', '=', id)
      .execute();
  }
  await moveSavedLines(transaction, { from: guest.guid, to: own.guid });
  await moveHold(transaction, { from: guest.guid, to: own.guid }, now);
  // This also deletes its expired reservations, and the lines whose quantity was added to other lines.
  await transaction.deleteFrom('baskets').where('guid', '=', guest.guid).execute();
  return markChanged(transaction, own, now);
}

/**
 * A basket reserves one gift coupon: the guest's, which was requested last, otherwise the one of the customer's
 * basket.
 */
async function moveHold(
  transaction: Transaction<Database>,
  { from, to }: { from: string; to: string },
  now: number,
): Promise<void> {
  const live = transaction.selectFrom('gift_coupon_requests').select('id').where('expires_at', '>', now);
  const moving = await live.where('basket_guid', '=', from).executeTakeFirst();
  if (!moving) return;
  // Expired reservations stay, because another basket may be taking them over at this moment.
  await transaction
    .deleteFrom('gift_coupon_requests')
    .where('basket_guid', '=', to)
    .where('expires_at', '>', now)
    .execute();
  await transaction.updateTable('gift_coupon_requests').set({ basket_guid: to }).where('id', '=', moving.id).execute();
}

function linesOf(transaction: Transaction<Database>, guids: readonly string[]) {
  return transaction
    .selectFrom('basket_lines')
    .leftJoin('skus', 'skus.sku', 'basket_lines.sku')
    .select(['basket_lines.id', 'basket_lines.sku', 'basket_lines.engraving', 'basket_lines.quantity'])
    .select('basket_lines.basket_guid')
    .select('basket_lines.offer_id as chosenOffer')
    .select(({ fn, val }) => fn.coalesce('skus.quantity', val(0)).as('stock'))
    .where('basket_lines.basket_guid', 'in', guids)
    .execute();
}
