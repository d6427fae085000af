'use client';

import { useEffect } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatNearMoment } from '#lib/shared/dates.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { readCart } from '#lib/storefront/cart/requests.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import * as m from '#messages';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { TaggedText } from '@/components/ui/tagged-text';
import { useGiftForm } from './use-gift-form';

const RECHECK_MS = MINUTE_MS;

interface AppliedGiftCouponProps {
  giftCoupon: NonNullable<Cart['giftCoupon']>;
  /** What it takes off this cart, in paise. */
  discount: number;
  onRemoved: (cart: Cart) => void;
  /** Receives the cart as it is once the reservation has ended. */
  onCart: (cart: Cart) => void;
}

/** The gift coupon that the cart reserves, with a button to remove it. */
export function AppliedGiftCoupon({ giftCoupon, discount, onRemoved, onCart }: AppliedGiftCouponProps) {
  const { amount, expiresAt } = giftCoupon;
  const { problems, busy, onSubmit } = useGiftForm({ done: 'gift-coupon-removed', onCart: onRemoved });

  // Updates the figures when the reservation ends, even where the shopper does not touch the page.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const refresh = async () => {
      const reply = await readCart();
      if (stopped) return;
      if (reply.ok) onCart(reply.cart);
      // If the local clock is ahead, the retail API still has the reservation, so it is polled again.
      timer = setTimeout(refresh, RECHECK_MS);
    };
    timer = setTimeout(refresh, Math.max(0, expiresAt - Date.now()));
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [expiresAt, onCart]);

  return (
    <form method="post" action={apiPaths.cartGiftCoupon()} onSubmit={onSubmit}>
      <p>
        <TaggedText
          text={m.cartGiftCouponHeld({
            amount: formatPaise(amount),
            moment: formatNearMoment(expiresAt, Date.now()),
          })}
          tags={{
            amount: (inner) => <span className="tabular-nums">{inner}</span>,
            time: (inner) => <time dateTime={new Date(expiresAt).toISOString()}>{inner}</time>,
          }}
        />
      </p>
      {discount < amount && (
        <p className="mt-1 text-muted text-sm">{m.cartGiftCouponPart({ amount: formatPaise(discount) })}</p>
      )}
      <ProblemSummary problems={problems} idOf={(name) => name} />
      <input type="hidden" name="intent" value="remove" />
      <Button type="submit" variant="quiet" aria-busy={busy}>
        {m.cartGiftCouponRemove()}
      </Button>
    </form>
  );
}
