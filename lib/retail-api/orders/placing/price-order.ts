import type { Transaction } from 'kysely';
import type { GiftOptionsWire } from '#lib/contract/index.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { type DiscountCodes, type PricedBasket, priceBasket } from '../../cart/baskets/price-basket.ts';
import { readContents } from '../../cart/baskets/read-contents.ts';
import { rejectCoupon } from '../../cart/promotions/reject-coupon.ts';
import type { CartLine } from '../../cart/rules/cart-line.ts';
import { orderOptions } from '../../cart/rules/order-options.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { readCartOptions } from '../../core/site-options.ts';

/** The fields of a request for an order that decide its price; ExpectedAmount in paise. */
interface PriceRequest extends DiscountCodes {
  /** Null in a dry run, which refuses no amount. */
  ExpectedAmount: number | null;
  /** Set if the order is collected from a store, which costs no shipping. */
  Collect?: object | undefined;
  /** Whether express delivery was chosen; the caller checks that it is offered to the address. */
  Express: boolean;
  /** Whether it joins the parcel of another order, with which its shipping and charges are paid. */
  isAddition?: boolean;
  Gift: Pick<GiftOptionsWire, 'Wrap'>;
  /** Whether it is paid in cash on delivery. */
  isCash: boolean;
}

/** A priced basket: every line is in stock, and it costs what the shopper saw. */
export interface PricedOrder {
  lines: readonly CartLine[];
  priced: PricedBasket;
}

/**
 * Prices a locked basket for an order at `now` (epoch milliseconds). Refuses with CartEmpty, OutOfStock, the refusal of
 * a coupon or gift coupon, or PriceChanged and the amount.
 */
export async function priceOrder(
  transaction: Transaction<Database>,
  guid: string,
  request: PriceRequest,
  { customerId, now }: { customerId: string; now: number },
): Promise<Outcome<PricedOrder>> {
  const contents = await readContents(transaction, guid);
  const { lines } = contents;
  if (lines.length === 0) return fail('CartEmpty');
  if (lines.some(({ quantity, stock }) => quantity > stock)) return fail('OutOfStock');
  const { isAddition = false } = request;
  const options = orderOptions(await readCartOptions(transaction), {
    isCollected: request.Collect !== undefined || isAddition,
    express: (request.Express && !isAddition && shopProfile().delivery.express) || null,
    isWrapped: request.Gift.Wrap && !isAddition,
    isCash: request.isCash && !isAddition,
  });
  const priced = await priceBasket(transaction, contents, request, { customerId, now, options });
  if (priced.couponRefusal) return rejectCoupon(priced.couponRefusal);
  if (priced.giftCouponRefusal) {
    return fail(priced.giftCouponRefusal === 'used' ? 'GiftCouponTaken' : 'GiftCouponExpired');
  }
  const { payable } = priced.price;
  return request.ExpectedAmount === null || payable === request.ExpectedAmount
    ? succeed({ lines, priced })
    : fail('PriceChanged', undefined, { PayableAmount: payable });
}
