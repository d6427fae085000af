'use client';

import { useEffect, useRef } from 'react';
import * as paths from '#lib/shared/paths.ts';
import {
  isWishlistSuccessNotice,
  type WishlistNoticeCode,
  wishlistNoticeText,
} from '#lib/storefront/wishlist/notices.ts';
import type { Wishlist } from '#lib/storefront/wishlist/types.ts';
import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { ShareWishlist } from './share-wishlist';
import { useWishlist } from './use-wishlist';
import { WishlistCard } from './wishlist-card';
import { WishlistItemActions } from './wishlist-item-actions';

interface WishlistViewProps {
  /** The wishlist as the server rendered it. */
  rendered: Wishlist;
  /** The idempotency keys for moving items to the cart, by product code. */
  moveKeys: Readonly<Record<string, string>>;
  /** The store's origin without a trailing slash, for absolute links. */
  origin: string;
  notice: WishlistNoticeCode | null;
}

const FIRST_ROW = 3;

/** The wishlist page: complete as HTML, then interactive. */
export function WishlistView({ rendered, moveKeys, origin, notice }: WishlistViewProps) {
  const { wishlist, busy, problems, move, remove, share } = useWishlist(rendered);
  const { items, sharedHref } = wishlist;
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The item that is being removed, with its position. */
  const leaving = useRef<{ code: string; index: number } | null>(null);

  useEffect(() => {
    const left = leaving.current;
    if (!left || items.some(({ code }) => code === left.code)) return;
    leaving.current = null;
    // The pressed button disappeared with its item, so the focus moves to the item that took its place.
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (buttons[Math.min(left.index, buttons.length - 1)] ?? heading.current)?.focus();
  }, [items]);

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
        {m.wishlistTitle()}
      </h1>
      {notice && (
        <p
          role={isWishlistSuccessNotice(notice) ? 'status' : 'alert'}
          className={`mt-4 border-l-2 py-2 pl-4 ${isWishlistSuccessNotice(notice) ? 'border-success' : 'border-danger text-danger'}`}
        >
          {wishlistNoticeText(notice)}
        </p>
      )}
      {items.length === 0 ? (
        <EmptyWishlist />
      ) : (
        <>
          <ShareWishlist address={sharedHref && `${origin}${sharedHref}`} busy={busy} onChange={share} />
          <p role="alert" className="mt-2 text-danger text-sm empty:hidden">
            {problems['']}
          </p>
          <ul
            ref={list}
            aria-label={m.wishlistTitle()}
            className="mt-8 grid grid-cols-2 gap-x-4 md:grid-cols-3 md:gap-x-6"
          >
            {items.map((item, index) => (
              <WishlistCard key={item.code} item={item} eager={index < FIRST_ROW}>
                <WishlistItemActions
                  item={item}
                  moveKey={moveKeys[item.code] ?? ''}
                  busy={busy}
                  problem={problems[item.code] ?? ''}
                  onChange={(intent) => {
                    leaving.current = { code: item.code, index };
                    if (intent === 'move') move(item, moveKeys[item.code] ?? '');
                    else remove(item);
                  }}
                />
              </WishlistCard>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Replaces the items of an empty wishlist. */
function EmptyWishlist() {
  return (
    <div className="mt-8 max-w-measure border-line border-t py-8">
      <p className="font-display text-2xl">{m.wishlistEmpty()}</p>
      <p className="mt-2 text-muted">{m.wishlistEmptyText()}</p>
      <Link href={paths.home()} className={`${buttonClass('primary')} mt-6`}>
        {m.wishlistContinueShopping()}
      </Link>
    </div>
  );
}
