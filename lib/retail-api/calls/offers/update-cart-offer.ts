import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { type CartWire, calls } from '#lib/contract/index.ts';
import { type CartOptions, readCartOptions } from '../../app/site-options.ts';
import { type Basket, lockBasket, markChanged } from '../../cart/baskets/basket-store.ts';
import { missingBasket } from '../../cart/baskets/cart-outcome.ts';
import { cartWire } from '../../cart/baskets/cart-wire.ts';
import { findLine } from '../../cart/baskets/find-line.ts';
import { priceLines, readTerms } from '../../cart/baskets/price-basket.ts';
import { readContents } from '../../cart/baskets/read-contents.ts';
import type { CartLine } from '../../cart/rules/cart-line.ts';
import { type Caller, handlerFor, type Outcome, refuse, succeed } from '../../core/call-handler.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { Database } from '../../core/db/schema.ts';

type UpdateCartOfferRequest = z.output<typeof calls.updateCartOffer.request>;

/** Chooses the offer of a line, or none for it. */
export const updateCartOffer = handlerFor(calls.updateCartOffer, async (request, { db, now }, caller) => {
  const set = { options: await readCartOptions(db), now: now() };
  return inTransaction(db, (transaction) => chooseOffer(transaction, request, caller, set));
});

async function chooseOffer(
  transaction: Transaction<Database>,
  request: UpdateCartOfferRequest,
  caller: Caller,
  { options, now }: { options: CartOptions; now: number },
): Promise<Outcome<CartWire>> {
  const { OfferId, Version } = request;
  const basket = await lockBasket(transaction, request.BasketGUID, caller);
  if (!basket) return missingBasket(request.BasketGUID);
  const contents = await readContents(transaction, basket.guid);
  const { lines } = contents;
  const found = findLine(lines, request);
  if (found.kind === 'size-required') return refuse('SizeRequired');
  if (found.kind === 'gone') return refuse('Conflict');
  const { line } = found;
  // A repeated call names the version that the first one has already replaced.
  const isRepeated = line.chosenOffer === OfferId;
  if (!isRepeated && Version !== undefined && Version !== basket.version) return refuse('Conflict');
  const asking = { customerId: caller.customerId, now, options };
  const terms = await readTerms(transaction, contents, request, asking);
  if (OfferId !== '') {
    const judged = priceLines(lines, terms).price.offers.find(({ offer }) => offer.id === OfferId);
    if (!judged?.eligible || !judged.savings.has(line.id)) return refuse('OfferNotEligible');
  }
  const answer = (left: Basket, shown: readonly CartLine[]) =>
    succeed(cartWire({ ...left, lines: shown, priced: priceLines(shown, terms), limit: options.quantity }));
  if (isRepeated) return answer(basket, lines);
  await transaction.updateTable('basket_lines').set({ offer_id: OfferId }).where('id', '=', line.id).execute();
  const chosen = lines.map((other) => (other.id === line.id ? { ...line, chosenOffer: OfferId } : other));
  return answer(await markChanged(transaction, basket, now), chosen);
}
