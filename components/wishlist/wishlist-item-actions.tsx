'use client';

import type { FormEvent } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import type { WishlistItem } from '#lib/storefront/wishlist/types.ts';
import * as m from '#messages';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { titleIdOf } from './wishlist-card';

type Change = 'move' | 'remove';

interface WishlistItemActionsProps {
  item: WishlistItem;
  /** The idempotency key for moving this item, so that pressing twice adds one item to the cart. */
  moveKey: string;
  busy: boolean;
  /** Why the last change failed; empty where it did not. */
  problem: string;
  onChange: (intent: Change) => void;
}

/** The owner's actions on a wishlist item, as forms that work without JavaScript. */
export function WishlistItemActions({ item, moveKey, busy, problem, onChange }: WishlistItemActionsProps) {
  const titleId = titleIdOf(item);
  const submit = (intent: Change) => (event: FormEvent) => {
    event.preventDefault();
    onChange(intent);
  };
  return (
    <>
      {item.inStock ? (
        <form method="post" action={apiPaths.wishlist()} onSubmit={submit('move')}>
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="code" value={item.code} />
          <input type="hidden" name="key" value={moveKey} />
          <Button type="submit" variant="secondary" aria-describedby={titleId} aria-busy={busy} className="w-full px-2">
            {m.wishlistMoveToCart()}
          </Button>
        </form>
      ) : (
        <Link href={item.href} aria-describedby={titleId} className={`${buttonClass('secondary')} px-2`}>
          {m.wishlistViewProduct()}
        </Link>
      )}
      <form method="post" action={apiPaths.wishlist()} onSubmit={submit('remove')} className="text-center">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="code" value={item.code} />
        <Button type="submit" variant="quiet" data-remove={item.code} aria-describedby={titleId} aria-busy={busy}>
          {m.commonRemove()}
        </Button>
      </form>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
    </>
  );
}
