'use client';

import { type MouseEvent, useEffect, useSyncExternalStore } from 'react';
import { checkOnLoad, onShopperChange } from '#lib/session/client.ts';
import { paths } from '#lib/shared/paths.ts';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useScripted } from '@/components/ui/use-scripted';
import { cartCountOf } from './cart-count';
import { useMiniCart } from './use-mini-cart';

const readCount = () => cartCountOf(document.cookie);
// The page is the same for everybody, so the server knows no number.
const noCount = () => null;

/** Whether a press asks for this page in this tab; any other is the browser's own business. */
function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

interface CartLinkProps {
  showCount: boolean;
  /** Whether a press shows the cart beside the page, where scripts run. */
  opensMiniCart?: boolean;
}

/** The way to the cart with the number of items in it, once this browser's own cookie has told it. */
export function CartLink({ showCount, opensMiniCart = false }: CartLinkProps) {
  const count = useSyncExternalStore<number | null>(onShopperChange, showCount ? readCount : noCount, noCount);
  const { link, fetchAhead, open, view } = useMiniCart();
  const opens = useScripted() && opensMiniCart;
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
        ref={link}
        href={paths.cart()}
        aria-label={count === null ? 'Cart' : `Cart, ${count} items`}
        className="relative grid size-11 place-items-center hover:text-brass"
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
