import { formatPaise } from '#lib/shared/money.ts';
import * as m from '#messages';
import { allocateByWeight } from '../pricing/allocate-by-weight.ts';
import { bestOffer } from '../pricing/evaluate-offers.ts';
import { isInScope } from '../pricing/scope.ts';
import type { OfferDocument } from '../promotions/promotion-file.ts';
import { freeShippingOffer } from '../promotions/read-offers.ts';
import type { CartLine } from '../rules/cart-line.ts';
import type { PricedBasket } from './price-basket.ts';

/** The status of an offer for a cart. */
export interface OfferStatus {
  appliesTo: {
    line: CartLine;
    /** The paise that the offer deducts from the line, or would deduct. */
    saving: number;
    selected: boolean;
    best: boolean;
  }[];
  eligible: boolean;
  /** Text with what the cart lacks for the offer; empty if it is eligible. */
  missingText: string;
}

/** A cart that offers are evaluated for. */
interface OfferedCart {
  /** The lines that count. */
  lines: readonly CartLine[];
  priced: PricedBasket;
  /** The id of the best offer of each line, by line id. */
  best: ReadonlyMap<string, string>;
}

/** The best offer of each line, computed once for all offers. */
export function bestOffers(lines: readonly CartLine[], { price }: PricedBasket): Map<string, string> {
  return new Map(lines.map(({ id }) => [id, bestOffer(id, price.offers)?.offer.id ?? '']));
}

/** The status of an offer for a cart; null if the offer makes no difference to it. */
export function offerStatus(offer: OfferDocument, cart: OfferedCart): OfferStatus | null {
  const { lines, priced } = cart;
  if (offer.kind === 'line') return lineOfferStatus(offer.id, cart);
  if (offer.kind === 'free-shipping') {
    const decides = priced.shippingCharge > 0 && freeShippingOffer(priced.offers)?.id === offer.id;
    return decides ? shippingOfferStatus(lines, priced) : null;
  }
  const inScope = lines.filter((line) => isInScope(line, offer.scope));
  const appliesTo = inScope.map((line) => ({ line, saving: 0, selected: false, best: false }));
  return { appliesTo, eligible: true, missingText: '' };
}

function lineOfferStatus(id: string, { lines, priced: { price }, best }: OfferedCart): OfferStatus | null {
  const evaluated = price.offers.find(({ offer }) => offer.id === id);
  if (!evaluated) return null;
  const chosen = new Map(price.lines.map((line) => [line.id, line.offerId]));
  return {
    appliesTo: lines
      .filter((line) => evaluated.savings.has(line.id))
      .map((line) => ({
        line,
        saving: evaluated.savings.get(line.id) ?? 0,
        selected: chosen.get(line.id) === id,
        best: best.get(line.id) === id,
      })),
    eligible: evaluated.eligible,
    missingText: missingText(evaluated),
  };
}

/** Free shipping applies automatically; it saves the shipping charge, split over the lines by their cost. */
function shippingOfferStatus(lines: readonly CartLine[], { price, shippingCharge }: PricedBasket): OfferStatus {
  const net = new Map(price.lines.map((line) => [line.id, line.net]));
  const parts = lines.map(({ id, sku }) => ({ key: sku, weight: net.get(id) ?? 0 }));
  const savings = allocateByWeight(shippingCharge, parts);
  const eligible = price.freeShippingMissing === 0;
  return {
    appliesTo: lines.map((line, index) => ({ line, saving: savings[index] ?? 0, selected: eligible, best: false })),
    eligible,
    missingText: missingText({ missingAmount: price.freeShippingMissing, missingQuantity: 0 }),
  };
}

/** `Add 1 more item and ₹500 more`, in the language of the request; both count products in the offer's scope. */
function missingText({ missingAmount, missingQuantity }: { missingAmount: number; missingQuantity: number }): string {
  const amount = formatPaise(missingAmount);
  if (missingAmount <= 0) return missingQuantity > 0 ? m.offerLacksItems({ count: missingQuantity }) : '';
  if (missingQuantity <= 0) return m.offerLacksAmount({ amount });
  return m.offerLacksBoth({ count: missingQuantity, amount });
}
