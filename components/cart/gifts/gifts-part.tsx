'use client';

import { useRef, useState } from 'react';
import { GIFT_CARDS_PER_CART } from '#lib/contract/vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { Cart, UsedGiftCard } from '#lib/storefront/cart/types.ts';
import { HOLD_REFUSALS } from '#lib/storefront/gift-cards/hold-refusals.ts';
import { EMPTY_FORM, type FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import type { CartForms, CartPartProps } from '@/components/cart/part-props';
import { ProblemSummary } from '@/components/form/problem-summary';
import { CardFields } from '@/components/gift-cards/card-fields';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { AppliedGiftCoupon } from './applied-gift-coupon';
import { GiftCouponForm } from './gift-coupon-form';
import { useGiftForm } from './use-gift-form';

interface GiftsPartProps extends CartPartProps {
  forms: Pick<CartForms, 'giftCoupon' | 'giftCard'>;
}

function inUse({ giftCoupon, giftCouponRefusal, giftCards }: Cart): boolean {
  return giftCoupon !== null || giftCouponRefusal !== null || giftCards.length > 0;
}

/** The gift section of the cart: its gift coupon and its gift cards. */
export function GiftsPart({ cart, onCart, forms }: GiftsPartProps) {
  const [shown, setShown] = useState(forms);
  const hasProblems = [shown.giftCoupon, shown.giftCard].some(({ problems }) => Object.keys(problems).length > 0);
  // The section stays open once opened, by the shopper or for its content, even when that content is gone.
  const [open, setOpen] = useState(hasProblems || inUse(cart));
  /** Counts the gift cards applied by the form, which is reset each time. */
  const [cardsUsed, setCardsUsed] = useState(0);
  const summary = useRef<HTMLElement>(null);
  const { giftCoupon, giftCards } = cart;
  /** Remembers a reservation that ends on the open page, because the cart itself no longer mentions it. */
  const [hasCoupon, setHasCoupon] = useState(giftCoupon !== null);
  if (giftCoupon !== null && !hasCoupon) setHasCoupon(true);

  /** The pressed button may disappear with its form, so the focus moves to the section's summary. */
  const onGifts = (updatedCart: Cart) => {
    setHasCoupon(updatedCart.giftCoupon !== null);
    onCart(updatedCart);
    summary.current?.focus();
  };
  /** Typed values are discarded only when their own form succeeds. */
  const onCoupon = (updatedCart: Cart) => {
    setShown((before) => ({ ...before, giftCoupon: EMPTY_FORM }));
    onGifts(updatedCart);
  };
  const onCard = (updatedCart: Cart) => {
    setShown((before) => ({ ...before, giftCard: EMPTY_FORM }));
    setCardsUsed((before) => before + 1);
    onGifts(updatedCart);
  };
  const refusal = cart.giftCouponRefusal ?? (hasCoupon && giftCoupon === null ? 'expired' : null);

  return (
    <section id="gifts" aria-label={m.cartGiftsTitle()} className="mb-6">
      <details
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group border-line border-y"
      >
        <summary ref={summary} className="flex min-h-12 cursor-pointer items-center justify-between">
          {m.cartGiftsTitle()}
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
              refusal={refusal ? HOLD_REFUSALS[refusal]() : ''}
              onCart={onCoupon}
            />
          )}
          {giftCards.length > 0 && (
            <ul aria-label={m.cartGiftCardsApplied()} className="grid gap-2">
              {giftCards.map((card) => (
                <AppliedGiftCard key={card.id} card={card} onCart={onGifts} />
              ))}
            </ul>
          )}
          {giftCards.length < GIFT_CARDS_PER_CART ? (
            <GiftCardForm key={cardsUsed} returned={shown.giftCard} onCart={onCard} />
          ) : (
            <p className="text-muted text-sm">{m.cartGiftCardsLimit({ count: GIFT_CARDS_PER_CART })}</p>
          )}
        </div>
      </details>
    </section>
  );
}

interface AppliedGiftCardProps {
  card: UsedGiftCard;
  onCart: (cart: Cart) => void;
}

/** A gift card that the cart uses, with a button to remove it. */
function AppliedGiftCard({ card, onCart }: AppliedGiftCardProps) {
  const { problems, busy, onSubmit } = useGiftForm({ done: 'gift-card-removed', onCart });
  return (
    <li>
      <form method="post" action={apiPaths.cartGiftCards()} onSubmit={onSubmit}>
        <p className="tabular-nums">
          {m.cartGiftCardUse({
            digits: card.lastDigits,
            amount: formatPaise(card.amount),
            balance: formatPaise(card.balance),
          })}
        </p>
        <ProblemSummary problems={problems} idOf={(field) => field} />
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={card.id} />
        <Button
          type="submit"
          variant="quiet"
          aria-label={m.cartGiftCardRemove({ digits: card.lastDigits })}
          aria-busy={busy}
        >
          {m.commonRemove()}
        </Button>
      </form>
    </li>
  );
}

const idOf = (name: string) => `gift-card-${name}`;

interface GiftCardFormProps {
  returned: FormState;
  onCart: (cart: Cart) => void;
}

/** The form that applies a gift card to the cart. */
function GiftCardForm({ returned, onCart }: GiftCardFormProps) {
  const { problems, busy, onSubmit } = useGiftForm({
    problems: returned.problems,
    done: 'gift-card-used',
    onCart,
  });
  return (
    <form method="post" action={apiPaths.cartGiftCards()} noValidate onSubmit={onSubmit} className="grid gap-3">
      <ProblemSummary problems={problems} idOf={idOf} />
      <input type="hidden" name="intent" value="apply" />
      <CardFields idOf={idOf} problems={problems} />
      <Button type="submit" variant="secondary" aria-busy={busy}>
        {m.cartGiftCardApply()}
      </Button>
    </form>
  );
}
