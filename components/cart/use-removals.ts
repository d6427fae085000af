'use client';

import { type RefObject, useEffect, useRef } from 'react';
import type { LiveCart } from '#lib/storefront/cart/client.ts';
import type { CartLine } from '#lib/storefront/cart/types.ts';

interface RemovalsOptions {
  list: RefObject<HTMLElement | null>;
  /** Takes the focus once no line is left. */
  fallback: RefObject<HTMLElement | null>;
  onRemoved: (line: CartLine) => void;
}

/**
 * Tracks lines that are being removed from the cart. Once one is gone, `onRemoved` is called and the focus moves
 * from its button, marked `data-remove`, to that of the line that took its place; a line that stays is
 * dropped. Returns the function to call before the removal is requested, with the line's position.
 */
export function useRemovals(
  { cart, pending }: Pick<LiveCart, 'cart' | 'pending'>,
  { list, fallback, onRemoved }: RemovalsOptions,
): (line: CartLine, index: number) => void {
  const leaving = useRef(new Map<string, { line: CartLine; index: number }>());
  const listener = useRef(onRemoved);
  useEffect(() => {
    listener.current = onRemoved;
  }, [onRemoved]);

  useEffect(() => {
    for (const [id, { line, index }] of leaving.current) {
      const stays = cart.lines.some((entry) => entry.id === id);
      if (stays && pending.has(id)) continue;
      leaving.current.delete(id);
      if (stays) continue;
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      (buttons[Math.min(index, buttons.length - 1)] ?? fallback.current)?.focus();
      listener.current(line);
    }
  }, [cart, pending, list, fallback]);

  return (line, index) => void leaving.current.set(line.id, { line, index });
}
