'use client';

import { type MouseEvent, useEffect, useSyncExternalStore } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { checkOnLoad, onShopperChange } from '#lib/storefront/account/session-check.ts';
import { isSignedIn } from '#lib/storefront/platform/session/signed-in.ts';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import { useScripted } from '@/components/ui/use-scripted';
import { cartCountOf } from './cart-count';

const load = () => import('@/components/cart/mini/mini-cart').then((file) => file.MiniCart);
const readCount = () => cartCountOf(document.cookie);
// The page is the same for everybody, so the server knows no number.
const noCount = () => null;

// Whose cart is nowhere may have filled it on another device: the sign-in brings it.
const readGoal = () => {
  const { cookie } = document;
  return isSignedIn(cookie) || cartCountOf(cookie) > 0 ? paths.cart() : paths.orderStatus(paths.cart());
};
// The server knows nobody, and the page of the cart is right for everybody.
const cartPage = () => paths.cart();

/** Whether a press asks for this page in this tab; any other is the browser's own business. */
function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

interface CartLinkProps {
  showCount: boolean;
  /** Whether a press shows the cart beside the page, where scripts run and there may be one. */
  opensMiniCart?: boolean;
}

/**
 * The way to the cart with the number of items in it, once this browser's own cookie has told it. A guest without a cart
 * is led to the sign-in instead.
 */
export function CartLink({ showCount, opensMiniCart = false }: CartLinkProps) {
  const count = useSyncExternalStore<number | null>(onShopperChange, showCount ? readCount : noCount, noCount);
  const goal = useSyncExternalStore(onShopperChange, readGoal, cartPage);
  const { opener, busy, fetchAhead, open, view } = useLateDialog<HTMLAnchorElement>(load, paths.cart());
  const opens = useScripted() && opensMiniCart && goal === paths.cart();
  useEffect(checkOnLoad, []);

  const onClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    open();
  };
  // The link itself listens to a pointer and to the focus for the page behind it; these are the signs of a press to come.
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
        aria-label={count === null ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
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
