import { droppedWords } from '#lib/cart/coupon-words.ts';
import type { Cart } from '#lib/cart/types.ts';
import { HOLD_REFUSALS } from '#lib/gift-cards/hold-refusals.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { paths } from '#lib/shared/paths.ts';
import { LinePhoto } from '@/components/cart/line-photo';
import { LineTitle } from '@/components/cart/line-title';
import { OrderSummary } from '@/components/cart/order-summary';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

/** What no longer comes off since the shopper saw the cart: the total is higher than there. */
function lossesOf({ couponRefusal, giftCouponRefusal }: Cart): string[] {
  return [
    ...(couponRefusal ? [droppedWords(couponRefusal, Date.now())] : []),
    ...(giftCouponRefusal ? [HOLD_REFUSALS[giftCouponRefusal]] : []),
  ];
}

/** The checkout: what would be ordered and what it comes to, to be read. */
export function CheckoutView({ cart }: { cart: Cart }) {
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="text-4xl">Checkout</h1>
      <p className="mt-4 max-w-measure border-warning border-l-2 py-2 pl-4">
        We are not taking orders here yet. Your cart is kept.
      </p>
      {lossesOf(cart).map((words) => (
        <p key={words} className="mt-4 max-w-measure border-warning border-l-2 py-2 pl-4 text-warning">
          {words}
        </p>
      ))}
      <div className="mt-6 grid gap-8 lg:grid-cols-[1fr_22rem] lg:items-start lg:gap-16">
        <ul aria-label="Cart items" className="min-w-0 border-line border-t">
          {cart.lines.map((line) => (
            <li
              key={line.id}
              className="grid grid-cols-[6rem_1fr] gap-x-4 border-line border-b py-4 md:grid-cols-[8rem_1fr] md:gap-x-6"
            >
              <LinePhoto line={line} />
              <div className="flex min-w-0 flex-col gap-1 md:flex-row md:justify-between md:gap-6">
                <div className="min-w-0">
                  <LineTitle line={line} />
                  <p className="mt-1 text-sm">Quantity {line.quantity}</p>
                </div>
                <p className="shrink-0 font-display text-lg tabular-nums">{formatPaise(line.linePrice)}</p>
              </div>
            </li>
          ))}
        </ul>
        <OrderSummary cart={cart} busy={false}>
          <Link href={paths.cart()} className={`${buttonClass('secondary')} mt-4 w-full`}>
            Back to the cart
          </Link>
        </OrderSummary>
      </div>
    </div>
  );
}
