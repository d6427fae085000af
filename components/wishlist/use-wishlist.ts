'use client';

import { useRef, useState } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { CART_CHANGED } from '#lib/storefront/cart/events.ts';
import { leave } from '#lib/storefront/platform/forms/leave.ts';
import { chooseSizeAt } from '#lib/storefront/wishlist/form.ts';
import { changeWishlist } from '#lib/storefront/wishlist/requests.ts';
import type { Wishlist, WishlistItem } from '#lib/storefront/wishlist/types.ts';
import * as m from '#messages';
import { toast } from '@/components/ui/toast';

interface LiveWishlist {
  wishlist: Wishlist;
  busy: boolean;
  /** Why the last change of an item failed, by product code; the empty key is for the whole list. */
  problems: Readonly<Record<string, string>>;
  move: (item: WishlistItem, key: string) => void;
  remove: (item: WishlistItem) => void;
  share: (intent: 'share' | 'unshare') => void;
}

/**
 * The wishlist of the page: it starts as rendered by the server and follows every reply. One change runs at a
 * time.
 */
export function useWishlist(rendered: Wishlist): LiveWishlist {
  const [wishlist, setWishlist] = useState(rendered);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const running = useRef(false);

  /** Makes a change; `about` is the code of its product. Resolves to true where it succeeded. */
  const change = async (about: string, fields: Record<string, string>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    const reply = await changeWishlist(fields);
    running.current = false;
    setBusy(false);
    if (reply.ok) {
      if (reply.wishlist) setWishlist(reply.wishlist);
      setProblems({});
      return true;
    }
    if (reply.reason === 'sign-in-required') leave(paths.signIn(paths.wishlist()));
    else setProblems({ [about]: reply.message });
    return false;
  };

  const restore = async (item: WishlistItem) => {
    if (!(await change('', { intent: 'add', productUrl: item.href, sku: item.sku }))) return;
    setWishlist((now) => ({ ...now, items: [item, ...now.items.filter(({ code }) => code !== item.code)] }));
  };

  const move = async (item: WishlistItem, key: string) => {
    if (item.sizeNeeded) return leave(chooseSizeAt(item.href));
    if (!(await change(item.code, { intent: 'move', code: item.code, key }))) return;
    window.dispatchEvent(new Event(CART_CHANGED));
    const view = { label: m.wishlistViewCart(), run: () => leave(paths.cart()) };
    toast({ kind: 'success', text: m.wishlistMoved({ title: item.title }), action: view });
  };

  const remove = async (item: WishlistItem) => {
    if (!(await change(item.code, { intent: 'remove', code: item.code }))) return;
    const undo = { label: m.wishlistUndo(), run: () => void restore(item) };
    toast({ kind: 'success', text: m.wishlistRemoved({ title: item.title }), action: undo });
  };

  return {
    wishlist,
    busy,
    problems,
    move: (item, key) => void move(item, key),
    remove: (item) => void remove(item),
    share: (intent) => void change('', { intent }),
  };
}
