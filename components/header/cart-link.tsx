'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { checkOnLoad, onShopperChange } from '#lib/session/client.ts';
import { paths } from '#lib/shared/paths.ts';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { cartCountOf } from './cart-count';

const readCount = () => cartCountOf(document.cookie);
// The page is the same for everybody, so the server knows no number.
const noCount = () => null;

interface CartLinkProps {
  showCount: boolean;
}

/** The way to the cart with the number of items in it, once this browser's own cookie has told it. */
export function CartLink({ showCount }: CartLinkProps) {
  const count = useSyncExternalStore<number | null>(onShopperChange, showCount ? readCount : noCount, noCount);
  useEffect(checkOnLoad, []);
  return (
    <Link
      href={paths.cart()}
      aria-label={count === null ? 'Cart' : `Cart, ${count} items`}
      className="relative grid size-11 place-items-center hover:text-brass"
    >
      <Icon name="bag" />
      {count !== null && count > 0 && (
        <span className="absolute top-0.5 right-0 min-w-5 rounded-full bg-ink px-1 text-center text-paper text-xs tabular-nums">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
