'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { cartNoticeOfFailure } from './notices.ts';
import {
  addToCart,
  moveToWishlist,
  newKey,
  readCart,
  sendLineRemoval,
  sendOfferChoice,
  setQuantity,
} from './requests.ts';
import type { Cart, CartLine, CartReply } from './types.ts';
import { createUpdateQueue } from './update-queue.ts';

/** The response to a change that this page requested; quantity 0 was a removal. */
export interface CartChange {
  lineId: string;
  quantity: number;
  reply: CartReply;
  /** True when no newer change of the line was requested meanwhile. */
  last: boolean;
}

export interface LiveCart {
  cart: Cart;
  /** Requested quantities that are not confirmed yet, by line id. */
  pending: ReadonlyMap<string, number>;
  /** Sets the absolute quantity of a line; 0 removes it. */
  change: (lineId: string, quantity: number) => void;
  /** Adopts the cart that another part of the page received, unless it is older than the current one. */
  adopt: (cart: Cart) => void;
  /** Applies an offer to a line; an empty id removes the line's offer. */
  choose: (line: CartLine, offerId: string) => Promise<CartReply>;
  /** Moves a line to the wishlist. */
  move: (lineId: string) => Promise<CartReply>;
  /** Adds a removed line to the cart again. */
  restore: (line: CartLine) => Promise<CartReply>;
}

const STALE = cartNoticeOfFailure({ kind: 'refused', reason: 'stale' });
/** Whether the change was refused because the shopper saw an older version of the cart. */
export const isStale = (reply: CartReply) => !reply.ok && reply.reason === STALE;
const isUnavailable = (reply: CartReply) => !reply.ok && reply.reason === 'unavailable';

/** Adds the current cart to a refusal for a stale version, so that its message matches what is shown. */
async function withLatest(reply: CartReply): Promise<CartReply> {
  return isStale(reply) && !reply.cart ? withFreshCart(reply) : reply;
}

/**
 * Replaces the cart of a reply by the current one. A read does not know a dropped coupon, so the reply's one
 * is kept.
 */
async function withFreshCart(reply: CartReply): Promise<CartReply> {
  const latest = await readCart();
  if (!latest.ok) return reply;
  return { ...reply, cart: { ...latest.cart, droppedCoupon: reply.cart?.droppedCoupon ?? null } };
}

async function fetchCart(): Promise<Cart> {
  const reply = await readCart();
  if (!reply.ok) throw new Error(reply.message);
  return reply.cart;
}

/**
 * The page's live cart: starts with the server-rendered one, follows every response, and revalidates when the window
 * regains focus. If a read fails, the last known cart stays. `fresh`: skips the revalidation on mount.
 */
export function useCart(rendered: Cart, onChange: (change: CartChange) => void, fresh = false): LiveCart {
  const { data: cart = rendered, mutate } = useSWR(apiPaths.cart(), fetchCart, {
    fallbackData: rendered,
    revalidateOnMount: false,
  });
  // The server-rendered cart is newer than the one cached by an earlier visit; the revalidation is for a page that the
  // router kept in memory.
  useLayoutEffect(() => void mutate(rendered, { revalidate: !fresh }), [rendered, fresh, mutate]);
  const [pending, setPending] = useState<ReadonlyMap<string, number>>(new Map());
  const listener = useRef(onChange);
  useEffect(() => {
    listener.current = onChange;
  }, [onChange]);
  /**
   * Version of the cart that the shopper sees. Null after a response was lost, when the change may have been
   * made.
   */
  const version = useRef<number | null>(rendered.version);
  useEffect(() => {
    version.current = cart.version;
  }, [cart]);

  const [actions] = useState(() => {
    let tail: Promise<unknown> = Promise.resolve();
    /** How many carts other parts of the page have passed in. */
    let updates = 0;
    /**
     * If another cart was adopted while a call ran, its response does not include that one: the cart is read
     * again.
     */
    const unlessOvertaken = async (work: () => Promise<CartReply>): Promise<CartReply> => {
      let before = updates;
      let reply = await withLatest(await work());
      while (reply.cart && updates !== before) {
        before = updates;
        reply = await withFreshCart(reply);
      }
      return reply;
    };
    /** Runs changes one after the other, so that each sends the version that the previous one returned. */
    const inSequence = (work: () => Promise<CartReply>): Promise<CartReply> => {
      const reply = tail
        .then(() => unlessOvertaken(work))
        .then((answer) => {
          version.current = answer.cart?.version ?? (isUnavailable(answer) ? null : version.current);
          return answer;
        });
      tail = reply;
      return reply;
    };
    const apply = (reply: CartReply) => {
      if (reply.cart) void mutate(reply.cart, { revalidate: false });
      else if (!isUnavailable(reply)) void mutate();
    };
    const applied = async (work: () => Promise<CartReply>): Promise<CartReply> => {
      const reply = await inSequence(work);
      apply(reply);
      return reply;
    };
    const choose = (line: CartLine, offerId: string): Promise<CartReply> =>
      applied(() => {
        const choice = { lineId: line.id, productUrl: line.href, sizeName: line.sizeName ?? '', offerId };
        return sendOfferChoice({ ...choice, version: version.current ?? undefined });
      });
    const queue = createUpdateQueue<number, CartReply>({
      send: (lineId, quantity) =>
        inSequence(() =>
          quantity === 0 ? sendLineRemoval(lineId) : setQuantity(lineId, quantity, version.current ?? undefined),
        ),
      isOutdated: isStale,
      onReply: ({ target, ...change }) => {
        apply(change.reply);
        listener.current({ ...change, quantity: target });
      },
      onPending: setPending,
    });
    return {
      change: queue.set,
      adopt(other: Cart) {
        updates += 1;
        if (version.current !== null && other.version < version.current) return void mutate();
        version.current = other.version;
        void mutate(other, { revalidate: false });
      },
      choose,
      move: (lineId: string) => applied(() => moveToWishlist(lineId)),
      async restore(line: CartLine) {
        const addition = { productUrl: line.href, sku: line.sku, quantity: line.quantity, key: newKey() };
        const reply = await applied(() => addToCart(addition));
        const restored = reply.cart?.lines.find(({ sku }) => sku === line.sku);
        // The retail API applies the best offer again, which may differ from the one that the shopper had chosen.
        if (!restored || restored.offer?.id === line.offer?.id) return reply;
        return choose(restored, line.offer?.id ?? '');
      },
    };
  });
  return { cart, pending, ...actions };
}
