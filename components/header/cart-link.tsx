'use client';

import { type MouseEvent, useEffect, useSyncExternalStore } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { checkOnLoad, onShopperChange } from '#lib/storefront/account/session-check.ts';
import { hasSignedInCookie } from '#lib/storefront/platform/session/signed-in.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { isPlainPress } from '@/components/ui/plain-press';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';
import { useScripted } from '@/components/ui/use-scripted';
import { cartCountOf } from './cart-count';

const load = () => import('@/components/cart/mini/mini-cart').then((file) => file.MiniCart);
const readCount = () => cartCountOf(document.cookie);
// The page is the same for all shoppers, so the server renders no count.
const noCount = () => null;

// A guest without a cart may have one on another device, which the sign-in restores.
const readGoal = () => {
  const { cookie } = document;
  return hasSignedInCookie(cookie) || cartCountOf(cookie) > 0 ? paths.cart() : paths.orderStatus(paths.cart());
};
// The server cannot know the shopper, and the cart page is right for all.
const cartPage = () => paths.cart();

/** Returns whether a click is a plain one in this tab; others, as with Ctrl, are left to the browser. */
interface CartLinkProps {
  showCount: boolean;
  /** Whether a click opens the mini-cart, where scripts run and there may be a cart. */
  opensMiniCart?: boolean;
}

/**
 * The cart link with the item count, once this browser's cookie provides it. A guest without a cart is led to
 * the sign-in instead.
 */
export function CartLink({ showCount, opensMiniCart = false }: CartLinkProps) {
  const count = useSyncExternalStore<number | null>(onShopperChange, showCount ? readCount : noCount, noCount);
  const goal = useSyncExternalStore(onShopperChange, readGoal, cartPage);
  const { opener, busy, fetchAhead, open, view } = useLazyDialog<HTMLAnchorElement>(load, paths.cart());
  const opens = useScripted() && opensMiniCart && goal === paths.cart();
  useEffect(checkOnLoad, []);

  const onClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    open();
  };
  // These events announce a click that opens the mini-cart.
  const opening = opens && {
    onClick,
    onPointerEnter: fetchAhead,
    onPointerDown: fetchAhead,
    onFocusCapture: fetchAhead,
    'aria-haspopup': 'dialog' as const,
  };

  return (
    <>
      <Link
        ref={opener}
        href={goal}
        aria-label={count === null ? m.headerCart() : m.headerCartCount({ count })}
        aria-busy={busy}
        className="relative grid size-11 place-items-center hover:text-brass aria-busy:cursor-progress aria-busy:opacity-50"
        {...opening}
      >
        <Icon name="bag" />
        {count !== null && count > 0 && (
          <span className="absolute top-0.5 right-0 min-w-5 rounded-full bg-ink px-1 text-center text-paper text-xs tabular-nums">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </Link>
      {view}
    </>
  );
}
