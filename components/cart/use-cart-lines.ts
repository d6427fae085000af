'use client';

import { type RefObject, useMemo, useRef, useState } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { useCart } from '#lib/storefront/cart/client.ts';
import type { Cart, CartLine } from '#lib/storefront/cart/types.ts';
import { leave } from '#lib/storefront/platform/forms/leave.ts';
import { hasSignedInCookie } from '#lib/storefront/platform/session/signed-in.ts';
import * as m from '#messages';
import { useCartMessages } from '@/components/cart/use-cart-messages';
import { useRemovals } from '@/components/cart/use-removals';
import { toast } from '@/components/ui/toast';

interface Places {
  /** The element with all lines; the focus stays inside it. */
  list: RefObject<HTMLElement | null>;
  /** Takes the focus once no line is left. */
  heading: RefObject<HTMLElement | null>;
}

/** After the sign-in, the notice on the cart asks the shopper to press the button again. */
const signIn = () => leave(paths.signIn(paths.cart('wish-again')));

/** The lines of the cart page and their actions; `index` is a line's position on the page. */
export function useCartLines(rendered: Cart, { list, heading }: Places) {
  const { problems, onChange, onInvalid } = useCartMessages();
  const { cart, pending, change, restore, move: moveLine, adopt, choose } = useCart(rendered, onChange);
  const [moving, setMoving] = useState<ReadonlySet<string>>(new Set());
  /** Lines whose removal is not announced, because the shopper sees where they were moved. */
  const unannounced = useRef(new Set<string>());
  const targets = useMemo<ReadonlyMap<string, number>>(
    () => new Map([...pending, ...[...moving].map((id) => [id, 0] as const)]),
    [pending, moving],
  );

  const onRemoved = (line: CartLine) => {
    if (unannounced.current.delete(line.id)) return;
    const undo = async () => {
      const reply = await restore(line);
      if (!reply.ok) toast({ kind: 'failure', text: reply.message });
    };
    // A sold-out line cannot be restored.
    const action = line.counted && { action: { label: m.cartUndo(), run: () => void undo() } };
    toast({ kind: 'success', text: m.cartRemoved({ name: line.title }), ...action });
  };
  const beginRemoval = useRemovals({ cart, pending: targets }, { list, fallback: heading, onRemoved });

  const setQuantity = (line: CartLine, index: number, quantity: number) => {
    if (quantity === 0) beginRemoval(line, index);
    change(line.id, quantity);
  };

  const move = async (line: CartLine, index: number) => {
    if (!hasSignedInCookie(document.cookie)) return signIn();
    unannounced.current.add(line.id);
    setMoving((before) => new Set(before).add(line.id));
    beginRemoval(line, index);
    const reply = await moveLine(line.id);
    setMoving((before) => new Set([...before].filter((id) => id !== line.id)));
    if (reply.ok) return;
    unannounced.current.delete(line.id);
    if (reply.reason === 'sign-in-required') return signIn();
    onChange({ lineId: line.id, quantity: line.quantity, reply, last: true });
  };

  return {
    cart,
    /** Requested quantities with a pending reply, by line id; 0 for a line that is being removed. */
    requested: targets,
    problems,
    onInvalid,
    adopt,
    choose,
    setQuantity,
    move: (line: CartLine, index: number) => void move(line, index),
  };
}
