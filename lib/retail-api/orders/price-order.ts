import type { Transaction } from 'kysely';
import { toPaise, toRupees } from '#lib/contract/index.ts';
import { readCartOptions } from '../app/site-options.ts';
import { type PricedBasket, priceBasket, type Reductions } from '../cart/baskets/price-basket.ts';
import { readContents } from '../cart/baskets/read-contents.ts';
import { rejectCoupon } from '../cart/promotions/reject-coupon.ts';
import type { CartLine } from '../cart/rules/cart-line.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';

/** What of the request for an order decides what it costs; ExpectedAmount in rupees. */
interface PriceRequest extends Reductions {
  ExpectedAmount: number;
}

/** A basket as it is ordered: each of its lines is there, and it costs what the shopper saw. */
export interface PricedOrder {
  lines: readonly CartLine[];
  priced: PricedBasket;
}

/**
 * Prices a locked basket for an order, as it stands at `now` (epoch milliseconds). Refused with 24, 210, what a coupon or
 * gift coupon is refused with, or 251 and the amount.
 */
export async function priceOrder(
  transaction: Transaction<Database>,
  guid: string,
  asked: PriceRequest,
  { customerId, now }: { customerId: string; now: number },
): Promise<Outcome<PricedOrder>> {
  const contents = await readContents(transaction, guid);
  const { lines } = contents;
  if (lines.length === 0) return fail('CartEmpty');
  if (lines.some(({ quantity, stock }) => quantity > stock)) return fail('OutOfStock');
  const options = await readCartOptions(transaction);
  const priced = await priceBasket(transaction, contents, asked, { customerId, now, options });
  if (priced.couponRefusal) return rejectCoupon(priced.couponRefusal);
  if (priced.giftCouponRefusal) {
    return fail(priced.giftCouponRefusal === 'used' ? 'GiftCouponTaken' : 'GiftCouponExpired');
  }
  const { payable } = priced.price;
  return payable === toPaise(asked.ExpectedAmount)
    ? succeed({ lines, priced })
    : fail('PriceChanged', undefined, { PayableAmount: toRupees(payable) });
}
