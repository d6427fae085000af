'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { leave } from '#lib/storefront/platform/forms/leave.ts';
import { hasSignedInCookie } from '#lib/storefront/platform/session/signed-in.ts';
import { savePendingItem, takePendingItem } from '#lib/storefront/wishlist/pending-item.ts';
import { changeWishlist, readWishlistCodes } from '#lib/storefront/wishlist/requests.ts';
import type { WishlistReply } from '#lib/storefront/wishlist/types.ts';
import * as m from '#messages';
import { toast } from '@/components/ui/toast';

interface WishlistToggle {
  listed: boolean;
  busy: boolean;
  /** Why the last press failed; empty where it did not. */
  problem: string;
  /** Adds the product to the wishlist or removes it. `sku`: the chosen size, empty for none. */
  toggle: (sku: string) => void;
}

const isSignedOutFailure = (reply: WishlistReply) => !reply.ok && reply.reason === 'sign-in-required';

/** Stores the wishlist item in this tab; it is sent once the shopper has signed in and returned. */
function signIn(code: string, sku: string, href: string): void {
  savePendingItem(code, sku);
  leave(paths.signIn(href));
}

/** Whether a product is on the wishlist of the signed-in customer, and the function that changes it. */
export function useWishlistItem(code: string, href: string): WishlistToggle {
  const [listed, setListed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const running = useRef(false);
  /** After the first press, a list requested before it is outdated. */
  const changed = useRef(false);

  const send = useCallback(async (fields: Record<string, string>): Promise<WishlistReply | null> => {
    if (running.current) return null;
    running.current = true;
    changed.current = true;
    setBusy(true);
    setProblem('');
    const reply = await changeWishlist(fields);
    running.current = false;
    setBusy(false);
    return reply;
  }, []);

  const add = useCallback(
    async (sku: string, { back = false } = {}) => {
      const reply = await send({ intent: 'add', productUrl: href, sku });
      if (!reply) return;
      if (!reply.ok) return isSignedOutFailure(reply) && !back ? signIn(code, sku, href) : setProblem(reply.message);
      setListed(true);
      const view = { label: m.wishlistView(), run: () => leave(paths.wishlist()) };
      toast({ kind: 'success', text: reply.message, action: view });
    },
    [send, code, href],
  );

  const remove = async (sku: string) => {
    const reply = await send({ intent: 'remove', code });
    if (!reply) return;
    if (!reply.ok) return isSignedOutFailure(reply) ? setListed(false) : setProblem(reply.message);
    setListed(false);
    toast({ kind: 'success', text: reply.message, action: { label: m.wishlistUndo(), run: () => void add(sku) } });
  };

  useEffect(() => {
    const pendingSku = takePendingItem(code);
    if (pendingSku !== null) {
      void add(pendingSku, { back: true });
      return;
    }
    // Public pages are the same for all shoppers, and only a signed-in customer has a list to request.
    if (!hasSignedInCookie(document.cookie)) return;
    const controller = new AbortController();
    void readWishlistCodes(controller.signal).then((codes) => {
      if (codes && !changed.current) setListed(codes.includes(code));
    });
    return () => controller.abort();
  }, [code, add]);

  const toggle = (sku: string) => {
    if (listed) void remove(sku);
    else if (hasSignedInCookie(document.cookie)) void add(sku);
    else signIn(code, sku, href);
  };
  return { listed, busy, problem, toggle };
}
