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

/** An answer to a change that this page asked for; quantity 0 was a removal. */
export interface CartChange {
  lineId: string;
  quantity: number;
  reply: CartReply;
  /** Nothing newer was asked of the line meanwhile. */
  last: boolean;
}

export interface LiveCart {
  cart: Cart;
  /** Quantities wished for and not yet answered, by line. */
  pending: ReadonlyMap<string, number>;
  /** Sets the absolute quantity of a line; 0 removes it. */
  change: (lineId: string, quantity: number) => void;
  /** Takes the cart that an answer to another part of the page told, unless it is older than what is shown. */
  adopt: (cart: Cart) => void;
  /** Gives a line an offer; an empty id takes it off. */
  choose: (line: CartLine, offerId: string) => Promise<CartReply>;
  /** Moves a line onto the wishlist. */
  move: (lineId: string) => Promise<CartReply>;
  /** Puts a removed line back. */
  restore: (line: CartLine) => Promise<CartReply>;
}

const STALE = cartNoticeOfFailure({ kind: 'refused', reason: 'stale' });
/** Whether an answer says that the shopper saw an older cart. */
export const isStale = (reply: CartReply) => !reply.ok && reply.reason === STALE;
const isLost = (reply: CartReply) => !reply.ok && reply.reason === 'unavailable';

/** A refusal because the shopper saw an older cart, with the cart as it is now, so that its words are true at once. */
async function withLatest(reply: CartReply): Promise<CartReply> {
  return isStale(reply) && !reply.cart ? withFreshCart(reply) : reply;
}

/** A look does not tell what the change before it dropped: that stays with its answer. */
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
 * The cart of the page: begins as the server rendered it, follows every answer, and looks again when the shopper comes
 * back to the window. Where it cannot be read, what was last known stays. `fresh`: no look behind it is needed.
 */
export function useCart(rendered: Cart, onChange: (change: CartChange) => void, fresh = false): LiveCart {
  const { data: cart = rendered, mutate } = useSWR(apiPaths.cart(), fetchCart, {
    fallbackData: rendered,
    revalidateOnMount: false,
  });
  // What the server just rendered is newer than what an earlier visit left in the cache; the look behind it is for a
  // page that the router kept.
  useLayoutEffect(() => void mutate(rendered, { revalidate: !fresh }), [rendered, fresh, mutate]);
  const [pending, setPending] = useState<ReadonlyMap<string, number>>(new Map());
  const listener = useRef(onChange);
  useEffect(() => {
    listener.current = onChange;
  }, [onChange]);
  /** Of the cart that the shopper sees. Null after a lost answer: nobody knows then whether it changed the cart. */
  const version = useRef<number | null>(rendered.version);
  useEffect(() => {
    version.current = cart.version;
  }, [cart]);

  const [actions] = useState(() => {
    let tail: Promise<unknown> = Promise.resolve();
    /** How many carts other parts of the page have told. */
    let updates = 0;
    /** An answer during whose call another part told a cart knows nothing of it: only a fresh look knows of both. */
    const unlessOvertaken = async (work: () => Promise<CartReply>): Promise<CartReply> => {
      let before = updates;
      let reply = await withLatest(await work());
      while (reply.cart && updates !== before) {
        before = updates;
        reply = await withFreshCart(reply);
      }
      return reply;
    };
    /** Runs changes one after the other, so that each names the version that the one before it made. */
    const inSequence = (work: () => Promise<CartReply>): Promise<CartReply> => {
      const reply = tail
        .then(() => unlessOvertaken(work))
        .then((answer) => {
          version.current = answer.cart?.version ?? (isLost(answer) ? null : version.current);
          return answer;
        });
      tail = reply;
      return reply;
    };
    const apply = (reply: CartReply) => {
      if (reply.cart) void mutate(reply.cart, { revalidate: false });
      else if (!isLost(reply)) void mutate();
    };
    const applied = async (work: () => Promise<CartReply>): Promise<CartReply> => {
      const reply = await inSequence(work);
      apply(reply);
      return reply;
    };
    const choose = (line: CartLine, offerId: string): Promise<CartReply> =>
      applied(() => {
        const choice = { productUrl: line.href, sizeName: line.sizeName ?? '', offerId };
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
        // It comes back with the best offer, which may not be the one that the shopper had chosen.
        if (!restored || restored.offer?.id === line.offer?.id) return reply;
        return choose(restored, line.offer?.id ?? '');
      },
    };
  });
  return { cart, pending, ...actions };
}
