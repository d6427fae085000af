'use client';

import { useRef } from 'react';
import { checkoutBlock, isNoticeTrue } from '#lib/storefront/cart/checkout-block.ts';
import type { CartNoticeCode } from '#lib/storefront/cart/notices.ts';
import type { CartOffer } from '#lib/storefront/cart/offer-types.ts';
import { priceChangesText } from '#lib/storefront/cart/price-changes.ts';
import type { Cart, CartLine } from '#lib/storefront/cart/types.ts';
import { plansForCart } from '#lib/storefront/emi/instalments.ts';
import type { EmiPlan } from '#lib/storefront/emi/types.ts';
import * as m from '#messages';
import { CartLineRow } from '@/components/cart/cart-line';
import { CartNotice } from '@/components/cart/cart-notice';
import { CheckoutBar } from '@/components/cart/checkout-bar';
import { CheckoutLink } from '@/components/cart/checkout-link';
import { CouponPart } from '@/components/cart/coupon/coupon-part';
import { EmptyCart } from '@/components/cart/empty-cart';
import { GiftsPart } from '@/components/cart/gifts/gifts-part';
import { OffersPart } from '@/components/cart/offers/offers-part';
import { OrderSummary } from '@/components/cart/order-summary';
import type { CartForms } from '@/components/cart/part-props';
import { RefusedCouponNotice } from '@/components/cart/refused-coupon-notice';
import { SoldOutPanel } from '@/components/cart/sold-out-panel';
import { useCartLines } from '@/components/cart/use-cart-lines';
import { EmiLine } from '@/components/emi/emi-line';

interface CartViewProps {
  /** The cart as the server rendered it. */
  rendered: Cart;
  offers: CartOffer[];
  /** The EMI plans of the store. */
  emiPlans?: readonly EmiPlan[];
  forms: CartForms;
  /** The coupon code that was entered last; empty where there is none. */
  enteredCoupon: string;
  /** The shopper's contact for messages; empty where it is unknown. */
  contact: string;
  /**
   * Whether the store has wishlists; omitted where it does not, so that the page's payload does not mention
   * them.
   */
  wishlist?: boolean;
  /** Whether the shopper is a guest. */
  isGuest?: boolean;
  notice: CartNoticeCode | null;
  /** What could not be put into the cart from an earlier order. */
  shortfalls?: readonly string[];
}

const byStock = (lines: readonly CartLine[]) => ({
  // In the order of the page: withdrawn products, which cannot return, come last.
  soldOut: lines.filter((line) => !line.counted).sort((a, b) => Number(a.withdrawn) - Number(b.withdrawn)),
  buyable: lines.filter((line) => line.counted),
});

/** The cart page: complete as HTML, then interactive. */
export function CartView({
  rendered,
  offers,
  emiPlans = [],
  forms,
  enteredCoupon,
  contact,
  wishlist = false,
  isGuest = false,
  notice,
  shortfalls = [],
}: CartViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const {
    cart,
    requested: quantities,
    problems,
    onInvalid,
    adopt,
    choose,
    setQuantity,
    move,
  } = useCartLines(rendered, {
    list,
    heading,
  });
  const { soldOut, buyable } = byStock(cart.lines);
  const block = checkoutBlock(cart);
  const busy = quantities.size > 0;
  const priceChanges = priceChangesText(cart.lines);
  const noticeCode = notice !== null && isNoticeTrue(notice, cart) ? notice : null;
  const partProps = { cart, onCart: adopt };
  const isLeaving = ({ id }: CartLine) => quantities.get(id) === 0;
  const problemOf = ({ id }: CartLine) => problems.get(id) ?? '';

  return (
    <div className="page-width py-8 md:py-12">
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
        {m.cartTitle()}
      </h1>
      {noticeCode && (
        <CartNotice
          code={noticeCode}
          maximum={noticeCode === 'checkout-coupon' ? cart.couponRefusal?.maximum : undefined}
        />
      )}
      <ShortfallNotice texts={shortfalls} />
      {/* A polite live region must exist before its text is inserted. */}
      <div aria-live="polite">
        {priceChanges && <p className="mt-4 max-w-measure border-warning border-l-2 py-2 pl-4">{priceChanges}</p>}
      </div>
      {cart.lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="mt-6 grid gap-8 lg:grid-cols-[1fr_22rem] lg:items-start lg:gap-16">
          <div className="min-w-0">
            <div ref={list}>
              {soldOut.length > 0 && (
                <SoldOutPanel
                  lines={soldOut}
                  returned={forms.notify}
                  contact={contact}
                  isLeaving={isLeaving}
                  problemOf={problemOf}
                  onRemove={(line) => setQuantity(line, soldOut.indexOf(line), 0)}
                  onMove={wishlist ? (line) => move(line, soldOut.indexOf(line)) : undefined}
                />
              )}
              {buyable.length > 0 && (
                <ul aria-label={m.cartItems()} className="border-line border-t">
                  {buyable.map((line, index) => (
                    <CartLineRow
                      key={line.id}
                      line={line}
                      quantity={quantities.get(line.id) ?? line.quantity}
                      busy={quantities.has(line.id)}
                      problem={problemOf(line)}
                      couponCode={cart.coupon?.code ?? ''}
                      onInvalid={() => onInvalid(line.id)}
                      onChange={(quantity) => setQuantity(line, soldOut.length + index, quantity)}
                      onMove={wishlist ? () => move(line, soldOut.length + index) : undefined}
                    />
                  ))}
                </ul>
              )}
            </div>
            {buyable.length > 0 && (
              <div className="mt-8">
                <OffersPart cart={cart} choose={choose} rendered={offers} />
              </div>
            )}
          </div>
          {buyable.length > 0 && (
            <div className="min-w-0 lg:sticky lg:top-6">
              <OrderSummary cart={cart} busy={busy}>
                <EmiLine plans={plansForCart(emiPlans, cart.lines)} amount={cart.figures.payable} className="mt-2" />
                {block === 'checkout-coupon' && <RefusedCouponNotice />}
                <CheckoutLink cart={cart} isGuest={isGuest} className="mt-4 w-full max-lg:hidden" />
              </OrderSummary>
              <div className="mt-8">
                <CouponPart {...partProps} form={forms.coupon} entered={enteredCoupon} />
                <GiftsPart {...partProps} forms={forms} />
              </div>
            </div>
          )}
        </div>
      )}
      {buyable.length > 0 && <CheckoutBar cart={cart} busy={busy} isGuest={isGuest} />}
    </div>
  );
}

/** What could not be put into the cart from an earlier order; the first text sums up. */
function ShortfallNotice({ texts: [summary, ...items] }: { texts: readonly string[] }) {
  if (summary === undefined) return null;
  return (
    <div role="alert" className="mt-4 max-w-measure border-warning border-l-2 py-2 pl-4">
      <p>{summary}</p>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {items.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
