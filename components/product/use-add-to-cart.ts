'use client';

import { useRef, useState } from 'react';
import { droppedCouponAlert } from '#lib/storefront/cart/dropped-coupon.ts';
import { noticeOfFailure, noticeText } from '#lib/storefront/cart/notices.ts';
import { addToCart, newKey, removeLine, setQuantity } from '#lib/storefront/cart/requests.ts';
import type { CartReply } from '#lib/storefront/cart/types.ts';
import { toast } from '@/components/ui/toast';

/** What the page shows of the last press. Only one of these holds, so a prompt for a size clears a success. */
export type BuyState =
  | { kind: 'idle' }
  /** `line` is what the addition went into, with the quantity it had before; null where the answer names none. */
  | { kind: 'added'; line: { id: string; before: number; version: number } | null }
  | { kind: 'size-needed'; message: string }
  | { kind: 'failed'; message: string };

const SIZE_NEEDED = noticeOfFailure({ kind: 'refused', reason: 'size-required' });

const itemsText = (count: number) => (count === 1 ? '1 item' : `${count} items`);

interface UseAddToCart {
  state: BuyState;
  busy: boolean;
  /** Adds one; resolves to whether it did. Without a sku the store says that a size is needed. */
  add: (sku: string) => Promise<boolean>;
  /** Takes the last addition back: what was in the cart before stays. */
  remove: () => Promise<void>;
  /** Asks for a size without asking the store. */
  promptSize: () => void;
  /** Forgets a failure or a prompt, once the shopper has acted on it. */
  settle: () => void;
}

/** Adding to the cart from a product page. `askForSize`: the page came back with that notice. */
export function useAddToCart(productUrl: string, title: string, askForSize: boolean): UseAddToCart {
  const [state, setState] = useState<BuyState>(() =>
    askForSize ? { kind: 'size-needed', message: noticeText(SIZE_NEEDED) } : { kind: 'idle' },
  );
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  /** Kept until its fate is known, so that a retry after a lost answer adds nothing twice. */
  const intent = useRef<{ sku: string; key: string } | null>(null);

  const promptSize = () => setState({ kind: 'size-needed', message: noticeText(SIZE_NEEDED) });

  const refuse = (reply: CartReply & { ok: false }) => {
    if (reply.reason === SIZE_NEEDED) return promptSize();
    setState({ kind: 'failed', message: reply.message });
    toast({ kind: 'failure', text: reply.message });
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

  const add = (sku: string) =>
    once(async () => {
      if (intent.current?.sku !== sku) intent.current = { sku, key: newKey() };
      const reply = await addToCart({ productUrl, ...(sku && { sku }), quantity: 1, key: intent.current.key });
      if (reply.ok || reply.reason !== 'unavailable') intent.current = null;
      if (!reply.ok) {
        refuse(reply);
        return false;
      }
      const line = reply.cart.lines.find((entry) => entry.sku === sku);
      const { version } = reply.cart;
      setState({ kind: 'added', line: line ? { id: line.id, before: line.quantity - 1, version } : null });
      toast({ kind: 'success', text: `Added to cart. Your cart has ${itemsText(reply.cart.count)}.` });
      return true;
    }, false);

  const remove = () =>
    once(async () => {
      if (state.kind !== 'added' || !state.line) return;
      const { id, before, version } = state.line;
      const reply = before > 0 ? await setQuantity(id, before, version) : await removeLine(id);
      if (!reply.ok) return refuse(reply);
      setState({ kind: 'idle' });
      const left = before > 0 ? `. Your cart still has ${before}.` : '';
      toast({ kind: 'success', text: `Removed ${title}${left}` });
      const alert = droppedCouponAlert(reply.cart, Date.now());
      if (alert) toast({ kind: 'failure', text: alert.text });
    }, undefined);

  const settle = () =>
    setState((before) => (before.kind === 'failed' || before.kind === 'size-needed' ? { kind: 'idle' } : before));

  return { state, busy, add, remove, promptSize, settle };
}
