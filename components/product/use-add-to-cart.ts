'use client';

import { useRef, useState } from 'react';
import { droppedCouponAlert } from '#lib/storefront/cart/dropped-coupon.ts';
import { isLineOf } from '#lib/storefront/cart/is-line-of.ts';
import { cartNoticeOfFailure, cartNoticeText } from '#lib/storefront/cart/notices.ts';
import { addToCart, newKey, readCart, sendLineRemoval, setQuantity } from '#lib/storefront/cart/requests.ts';
import type { Cart, CartReply } from '#lib/storefront/cart/types.ts';
import * as m from '#messages';
import { toast } from '@/components/ui/toast';

/** The result of the last press. The states exclude each other, so a prompt for a size clears a success. */
type BuyState =
  | { kind: 'idle' }
  /** `line` is the line that the item was added to, with its quantity before; null where the reply names none. */
  | { kind: 'added'; line: { id: string; before: number; version: number } | null }
  | { kind: 'size-needed'; message: string }
  | { kind: 'failed'; message: string };

const SIZE_NEEDED = cartNoticeOfFailure({ kind: 'refused', reason: 'size-required' });

/** What was added: the cart as returned, and the id of the line with the item. */
export interface Addition {
  cart: Cart;
  lineId: string;
}

interface UseAddToCart {
  state: BuyState;
  busy: boolean;
  /**
   * Adds one item; null where it was refused or its line is unknown. Without a SKU the retail API answers SizeRequired.
   */
  add: (sku: string, engraving?: string) => Promise<Addition | null>;
  /** Adds one item unless the cart has this SKU with this engraving already; resolves to whether the cart has it now. */
  buy: (sku: string, engraving?: string) => Promise<boolean>;
  /** Undoes the last addition; what was in the cart before stays. */
  remove: () => Promise<void>;
  /** Prompts for a size without a request. */
  promptSize: () => void;
  /** Clears a failure or a prompt, once the shopper has acted on it. */
  finishSizeChoice: () => void;
}

/** Adds items to the cart from a product page. `promptForSize`: the page was returned with that notice. */
export function useAddToCart(productUrl: string, title: string, promptForSize: boolean): UseAddToCart {
  const [state, setState] = useState<BuyState>(() =>
    promptForSize ? { kind: 'size-needed', message: cartNoticeText(SIZE_NEEDED) } : { kind: 'idle' },
  );
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  /** Kept until its result is known, so that a retry after a lost reply reuses the key and adds nothing twice. */
  const intent = useRef<{ sku: string; engraving: string; key: string } | null>(null);

  const promptSize = () => setState({ kind: 'size-needed', message: cartNoticeText(SIZE_NEEDED) });

  const refuse = (reply: CartReply & { ok: false }) => {
    if (reply.reason === SIZE_NEEDED) return promptSize();
    setState({ kind: 'failed', message: reply.message });
  };

  async function once<Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> {
    if (running.current) return otherwise;
    running.current = true;
    setBusy(true);
    const value = await work();
    running.current = false;
    setBusy(false);
    return value;
  }

  /** The cart with one item more; null where it was refused. */
  async function sendAddition(sku: string, engraving: string): Promise<Cart | null> {
    if (intent.current?.sku !== sku || intent.current.engraving !== engraving) {
      intent.current = { sku, engraving, key: newKey() };
    }
    const { key } = intent.current;
    const reply = await addToCart({
      productUrl,
      ...(sku && { sku }),
      quantity: 1,
      ...(engraving && { engraving }),
      key,
    });
    if (reply.ok || reply.reason !== 'unavailable') intent.current = null;
    if (reply.ok) return reply.cart;
    refuse(reply);
    return null;
  }

  const add = (sku: string, engraving = '') =>
    once(async () => {
      const cart = await sendAddition(sku, engraving);
      if (!cart) return null;
      const line = cart.lines.find((entry) => isLineOf(entry, { sku, engraving }));
      setState({
        kind: 'added',
        line: line ? { id: line.id, before: line.quantity - 1, version: cart.version } : null,
      });
      return line ? { cart, lineId: line.id } : null;
    }, null);

  const buy = (sku: string, engraving = '') =>
    once(async () => {
      const current = await readCart();
      if (current.ok && current.cart.lines.some((line) => line.counted && isLineOf(line, { sku, engraving })))
        return true;
      return (await sendAddition(sku, engraving)) !== null;
    }, false);

  const remove = () =>
    once(async () => {
      if (state.kind !== 'added' || !state.line) return;
      const { id, before, version } = state.line;
      const reply = before > 0 ? await setQuantity(id, before, version) : await sendLineRemoval(id);
      if (!reply.ok) return refuse(reply);
      setState({ kind: 'idle' });
      toast({
        kind: 'success',
        text: before > 0 ? m.productRemovedSome({ title, count: before }) : m.productRemoved({ title }),
      });
      const alert = droppedCouponAlert(reply.cart, Date.now());
      if (alert) toast({ kind: 'failure', text: alert.text });
    }, undefined);

  const finishSizeChoice = () =>
    setState((before) => (before.kind === 'failed' || before.kind === 'size-needed' ? { kind: 'idle' } : before));

  return { state, busy, add, buy, remove, promptSize, finishSizeChoice };
}
