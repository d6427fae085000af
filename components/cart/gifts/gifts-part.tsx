'use client';

import { useRef, useState } from 'react';
import { GIFT_CARDS_PER_CART } from '#lib/contract/vocabulary.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import { HOLD_REFUSALS } from '#lib/storefront/gift-cards/hold-refusals.ts';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import type { CartForms, CartPartProps } from '@/components/cart/part-props';
import { Icon } from '@/components/ui/icon';
import { GiftCardForm } from './gift-card-form';
import { GiftCouponForm } from './gift-coupon-form';
import { AppliedGiftCoupon } from './held-gift-coupon';
import { UsedCard } from './used-card';

interface GiftsPartProps extends CartPartProps {
  forms: Pick<CartForms, 'giftCoupon' | 'giftCard'>;
}

function inUse({ giftCoupon, giftCouponRefusal, giftCards }: Cart): boolean {
  return giftCoupon !== null || giftCouponRefusal !== null || giftCards.length > 0;
}

/** The gift coupon and the gift cards of the cart. */
export function GiftsPart({ cart, onCart, forms }: GiftsPartProps) {
  const [shown, setShown] = useState(forms);
  const cameBack = [shown.giftCoupon, shown.giftCard].some(({ problems }) => Object.keys(problems).length > 0);
  // What was opened, by the shopper or for what stands in it, stays open once that has gone.
  const [open, setOpen] = useState(cameBack || inUse(cart));
  /** Counts the cards that the form has brought in: each time it begins anew. */
  const [cardsUsed, setCardsUsed] = useState(0);
  const summary = useRef<HTMLElement>(null);
  const { giftCoupon, giftCards } = cart;
  /** A hold that ends on the open page is told, too: the cart itself says no more of it. */
  const [held, setHeld] = useState(giftCoupon !== null);
  if (giftCoupon !== null && !held) setHeld(true);

  /** The pressed button may go with its form: the focus stays in this part. */
  const onGifts = (told: Cart) => {
    setHeld(told.giftCoupon !== null);
    onCart(told);
    summary.current?.focus();
  };
  /** What was typed goes with the success of its own form alone. */
  const onCoupon = (told: Cart) => {
    setShown((before) => ({ ...before, giftCoupon: EMPTY_FORM }));
    onGifts(told);
  };
  const onCard = (told: Cart) => {
    setShown((before) => ({ ...before, giftCard: EMPTY_FORM }));
    setCardsUsed((before) => before + 1);
    onGifts(told);
  };
  const refusal = cart.giftCouponRefusal ?? (held && giftCoupon === null ? 'expired' : null);

  return (
    <section id="gifts" aria-label="Gift coupon or gift card" className="mb-6">
      <details
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group border-line border-y"
      >
        <summary ref={summary} className="flex min-h-12 cursor-pointer items-center justify-between">
          Gift coupon or gift card
          <Icon
            name="down"
            className="size-5 transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <div className="grid gap-6 pt-2 pb-6">
          {giftCoupon ? (
            <AppliedGiftCoupon
              giftCoupon={giftCoupon}
              discount={cart.figures.giftCouponDiscount}
              onRemoved={onGifts}
              onCart={onCart}
            />
          ) : (
            <GiftCouponForm
              returned={shown.giftCoupon}
              refusal={refusal ? HOLD_REFUSALS[refusal] : ''}
              onCart={onCoupon}
            />
          )}
          {giftCards.length > 0 && (
            <ul aria-label="Applied gift cards" className="grid gap-2">
              {giftCards.map((card) => (
                <UsedCard key={card.id} card={card} onCart={onGifts} />
              ))}
            </ul>
          )}
          {giftCards.length < GIFT_CARDS_PER_CART ? (
            <GiftCardForm key={cardsUsed} returned={shown.giftCard} onCart={onCard} />
          ) : (
            <p className="text-muted text-sm">
              You can use up to {GIFT_CARDS_PER_CART} gift cards in a cart. Remove one to use another.
            </p>
          )}
        </div>
      </details>
    </section>
  );
}
