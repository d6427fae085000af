'use client';

import { useCallback, useEffect, useRef } from 'react';
import { type CartChange, useCart } from '#lib/cart/client.ts';
import type { NoticeCode } from '#lib/cart/notices.ts';
import type { CartOffer } from '#lib/cart/offer-types.ts';
import type { Cart, CartLine } from '#lib/cart/types.ts';
import { CartLineRow } from '@/components/cart/cart-line';
import { CartNotice } from '@/components/cart/cart-notice';
import { CouponPart } from '@/components/cart/coupon/coupon-part';
import { EmptyCart } from '@/components/cart/empty-cart';
import { GiftsPart } from '@/components/cart/gifts/gifts-part';
import { OffersPart } from '@/components/cart/offers/offers-part';
import { OrderSummary } from '@/components/cart/order-summary';
import type { CartForms } from '@/components/cart/part-props';
import { useCartMessages } from '@/components/cart/use-cart-messages';
import { toast } from '@/components/ui/toast';

interface CartViewProps {
  /** The cart as the server rendered it. */
  rendered: Cart;
  offers: CartOffer[];
  forms: CartForms;
  /** The coupon that was typed last; empty where none. */
  enteredCoupon: string;
  notice: NoticeCode | null;
}

/** The cart page: complete as HTML, then live. */
export function CartView({ rendered, offers, forms, enteredCoupon, notice }: CartViewProps) {
  const { problems, onChange, onInvalid } = useCartMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The lines being removed and where they stood, until their answers are on the page. */
  const leaving = useRef(new Map<string, { line: CartLine; index: number }>());

  const onAnswer = useCallback(
    (change: CartChange) => {
      onChange(change);
      if (!change.reply.ok) leaving.current.delete(change.lineId);
    },
    [onChange],
  );
  const { cart, pending, change, restore, adopt } = useCart(rendered, onAnswer);

  useEffect(() => {
    const gone = [...leaving.current.values()].filter((entry) => !cart.lines.some((line) => line.id === entry.line.id));
    for (const { line, index } of gone) {
      leaving.current.delete(line.id);
      // The pressed button went with its line: the focus goes to the line that took its place.
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      (buttons[Math.min(index, buttons.length - 1)] ?? heading.current)?.focus();
      const undo = async () => {
        const reply = await restore(line);
        if (!reply.ok) toast({ kind: 'failure', text: reply.message });
      };
      toast({ kind: 'success', text: `Removed ${line.title}`, action: { label: 'Undo', run: () => void undo() } });
    }
  }, [cart, restore]);

  return (
    <div className="page-width py-8 md:py-12">
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
        Cart
      </h1>
      {notice && <CartNotice code={notice} />}
      {cart.lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="mt-6 grid gap-8 lg:grid-cols-[1fr_22rem] lg:items-start lg:gap-16">
          <ul ref={list} aria-label="Cart items" className="border-line border-t">
            {cart.lines.map((line, index) => (
              <CartLineRow
                key={line.id}
                line={line}
                quantity={pending.get(line.id) ?? line.quantity}
                busy={pending.has(line.id)}
                problem={problems.get(line.id) ?? ''}
                onInvalid={() => onInvalid(line.id)}
                onChange={(quantity) => {
                  if (quantity === 0) leaving.current.set(line.id, { line, index });
                  change(line.id, quantity);
                }}
              />
            ))}
          </ul>
          <div>
            <OffersPart cart={cart} onCart={adopt} rendered={offers} />
            <CouponPart cart={cart} onCart={adopt} form={forms.coupon} entered={enteredCoupon} />
            <GiftsPart cart={cart} onCart={adopt} forms={forms} />
            <OrderSummary cart={cart} busy={pending.size > 0} />
          </div>
        </div>
      )}
    </div>
  );
}
