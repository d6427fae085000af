import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { type CartWire, type CouponWire, calls } from '#lib/contract/index.ts';
import { type Basket, findBasket, lockBasket, markChanged } from '../cart/baskets/basket-repository.ts';
import { missingBasket, noSuchBasket } from '../cart/baskets/cart-outcome.ts';
import { cartWire } from '../cart/baskets/cart-wire.ts';
import { couponOfBasket, type RequestedCoupon } from '../cart/baskets/coupon-of-basket.ts';
import { findLine } from '../cart/baskets/find-line.ts';
import { offersWire } from '../cart/baskets/offers-wire.ts';
import { priceBasket, priceLines, readTerms } from '../cart/baskets/price-basket.ts';
import { readContents } from '../cart/baskets/read-contents.ts';
import { couponLimits } from '../cart/promotions/coupon-limits.ts';
import { presentOffers } from '../cart/promotions/present-offers.ts';
import type { CartLine } from '../cart/rules/cart-line.ts';
import type { OfferTarget } from '../catalogue/catalogue-index.ts';
import type { Caller } from '../core/caller.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import type { Database } from '../core/db/schema.ts';
import { withTries } from '../core/limits/with-tries.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { type CartOptions, readCartOptions } from '../core/site-options.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** The discount of a given coupon code on the basket. Only an unknown code counts as a try. */
async function tryCoupon(request: RequestedCoupon, context: ApiContext, caller: Caller): Promise<Outcome<CouponWire>> {
  const now = context.now();
  const limits = couponLimits(context.secret, caller);
  const outcome = await withTries(context, { limits, failed: ['CouponUnknown'], now }, () =>
    couponOfBasket(context.db, request, caller, now),
  );
  if (outcome.code === 'TooManyRequests') context.security('coupon-tries-refused', { network: caller.network });
  return outcome;
}

/** The offers that are relevant for the basket; a shopper without a basket has none. */
const cartOffers = handlerFor(calls.cartOffers, async (request, { db, now }, caller) => {
  const basket = await findBasket(db, request.BasketGUID, caller);
  if (!basket) return request.BasketGUID === '' ? succeed([]) : noSuchBasket();
  const contents = await readContents(db, basket.guid);
  const pricingContext = { customerId: caller.customerId, now: now(), options: await readCartOptions(db) };
  return succeed(offersWire(contents.lines, await priceBasket(db, contents, request, pricingContext)));
});

type UpdateCartOfferRequest = z.output<typeof calls.updateCartOffer.request>;

/** Chooses an offer for a line, or no offer. */
const updateCartOffer = handlerFor(calls.updateCartOffer, async (request, { db, now }, caller) => {
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
  if (found.kind === 'size-required') return fail('SizeRequired');
  if (found.kind === 'not-found') return fail('Conflict');
  const { line } = found;
  // A repeated request names the version that the first one has already replaced.
  const isRepeated = line.chosenOffer === OfferId;
  if (!isRepeated && Version !== undefined && Version !== basket.version) return fail('Conflict');
  const pricingContext = { customerId: caller.customerId, now, options };
  const terms = await readTerms(transaction, contents, request, pricingContext);
  if (OfferId !== '') {
    const evaluated = priceLines(lines, terms).price.offers.find(({ offer }) => offer.id === OfferId);
    if (!evaluated?.eligible || !evaluated.savings.has(line.id)) return fail('OfferNotEligible');
  }
  const answer = (left: Basket, shown: readonly CartLine[]) =>
    succeed(cartWire({ ...left, lines: shown, priced: priceLines(shown, terms), limit: options.quantity }));
  if (isRepeated) return answer(basket, lines);
  await transaction.updateTable('basket_lines').set({ offer_id: OfferId }).where('id', '=', line.id).execute();
  const chosen = lines.map((other) => (other.id === line.id ? { ...line, chosenOffer: OfferId } : other));
  return answer(await markChanged(transaction, basket, now), chosen);
}

/** The discount that a coupon of the shopper would give on the basket. */
const verifyCoupon = handlerFor(calls.verifyCoupon, tryCoupon);

/**
 * Validates a coupon code that a shopper typed. It is not stored: the storefront sends the code with each later
 * call.
 */
const applyCoupon = handlerFor(calls.applyCoupon, tryCoupon);

/** The offers shown to shoppers before they have a cart. */
const currentOffers = handlerFor(calls.currentOffers, async (request, { db, catalogue, now }) =>
  succeed(await presentOffers(db, catalogue, now(), offerTargetOf(request))),
);

function offerTargetOf({
  ProductCode,
  CategoryURL,
}: {
  ProductCode?: string | undefined;
  CategoryURL?: string | undefined;
}): OfferTarget | undefined {
  if (ProductCode !== undefined) return { product: ProductCode.toUpperCase() };
  return CategoryURL === undefined ? undefined : { category: CategoryURL };
}

/** Handlers of the calls about offers and coupons. */
export const offerCalls: readonly CallHandler[] = [
  cartOffers,
  updateCartOffer,
  verifyCoupon,
  applyCoupon,
  currentOffers,
];
