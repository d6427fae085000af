import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { type CartWire, calls } from '#lib/contract/index.ts';
import { lockBasket, markChanged } from '../../baskets/basket-store.ts';
import { type CartAsk, cartOutcome, missingBasket } from '../../baskets/cart-outcome.ts';
import { findLine } from '../../baskets/find-line.ts';
import { priceBasket } from '../../baskets/price-basket.ts';
import { readLines } from '../../baskets/read-lines.ts';
import { type Caller, handlerFor, type Outcome, refuse } from '../../call-handler.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { readCartLimits } from '../../site-options.ts';

type UpdateCartOfferRequest = z.output<typeof calls.updateCartOffer.request>;

/** Chooses the offer of a line, or none for it. */
export const updateCartOffer = handlerFor(calls.updateCartOffer, async (request, { db, now }, caller) => {
  const ask: CartAsk = { limits: await readCartLimits(db), reductions: request, caller, now: now() };
  return inTransaction(db, (transaction) => chooseOffer(transaction, request, caller, ask));
});

async function chooseOffer(
  transaction: Transaction<Database>,
  request: UpdateCartOfferRequest,
  caller: Caller,
  ask: CartAsk,
): Promise<Outcome<CartWire>> {
  const { OfferId, Version } = request;
  const basket = await lockBasket(transaction, request.BasketGUID, caller);
  if (!basket) return missingBasket(request.BasketGUID);
  const lines = await readLines(transaction, basket.guid);
  const found = findLine(lines, request);
  if (found.kind === 'size-required') return refuse('SizeRequired');
  if (found.kind === 'gone') return refuse('Conflict');
  const { line } = found;
  // A repeated call names the version that the first one has already replaced.
  const isRepeated = line.chosenOffer === OfferId;
  if (!isRepeated && Version !== undefined && Version !== basket.version) return refuse('Conflict');
  if (OfferId !== '') {
    const asking = { customerId: caller.customerId, now: ask.now };
    const { price } = await priceBasket(transaction, { guid: basket.guid, lines }, request, asking);
    const judged = price.offers.find(({ offer }) => offer.id === OfferId);
    if (!judged?.eligible || !judged.savings.has(line.id)) return refuse('OfferNotEligible');
  }
  if (isRepeated) return cartOutcome(transaction, basket, ask);
  await transaction.updateTable('basket_lines').set({ offer_id: OfferId }).where('id', '=', line.id).execute();
  return cartOutcome(transaction, await markChanged(transaction, basket, ask.now), ask);
}
