'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { localSize } from '#lib/shared/language/local-size.ts';
import { useCart } from '#lib/storefront/cart/client.ts';
import { onCartChange } from '#lib/storefront/cart/events.ts';
import type { Cart, CartLine } from '#lib/storefront/cart/types.ts';
import * as m from '#messages';
import { EmptyCart } from '@/components/cart/empty-cart';
import { MiniFigures } from '@/components/cart/mini/mini-figures';
import { MiniLine } from '@/components/cart/mini/mini-line';
import { RemovedLineNotice } from '@/components/cart/mini/removed-line-notice';
import { useCartMessages } from '@/components/cart/use-cart-messages';
import { useRemovals } from '@/components/cart/use-removals';
import { Icon } from '@/components/ui/icon';

interface MiniCartContentProps {
  /** The cart that the retail API has just returned. */
  first: Cart;
  /** The line with the item that was just added. */
  addedId: string | undefined;
  /** Takes the focus where the focused element was removed. */
  heading: RefObject<HTMLElement | null>;
}

// Failures are shown at the line, because a toast would be behind the modal dialog and out of reach.
const shownAtLine = () => undefined;

/** The cart's lines with their quantities, its figures, and the links to the cart and the checkout. */
export function MiniCartContent({ first, addedId, heading }: MiniCartContentProps) {
  const { problems, onChange, onInvalid } = useCartMessages(shownAtLine);
  const live = useCart(first, onChange, true);
  const { cart, pending, change, restore } = live;
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const [undoProblem, setUndoProblem] = useState('');
  const beginRemoval = useRemovals(live, { list, fallback: heading, onRemoved: setRemoved });

  const { mutate } = useSWRConfig();
  // A reply requested before the mini-cart was opened may arrive only now, so older versions are ignored.
  const follow = useCallback(
    (updatedCart: Cart) => {
      const newer = (known?: Cart) => (known && known.version > updatedCart.version ? known : updatedCart);
      void mutate(apiPaths.cart(), newer, { revalidate: false });
    },
    [mutate],
  );
  useEffect(() => onCartChange(follow), [follow]);

  const undo = async () => {
    if (!removed) return;
    heading.current?.focus();
    setRemoved(null);
    const reply = await restore(removed);
    setUndoProblem(reply.ok ? '' : reply.message);
  };

  const added = cart.lines.find(({ id }) => id === addedId);
  return (
    <>
      {added && !removed && <AddedNotice line={added} isAlone={cart.lines.length === 1} />}
      <RemovedLineNotice line={removed} problem={undoProblem} onUndo={() => void undo()} />
      {cart.lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <>
          <ul ref={list} aria-label={m.cartItems()} className="border-line border-t">
            {cart.lines.map((line, index) => (
              <MiniLine
                key={line.id}
                line={line}
                quantity={pending.get(line.id) ?? line.quantity}
                busy={pending.has(line.id)}
                problem={problems.get(line.id) ?? ''}
                onInvalid={() => onInvalid(line.id)}
                onChange={(quantity) => {
                  setUndoProblem('');
                  if (quantity === 0) beginRemoval(line, index);
                  change(line.id, quantity);
                }}
              />
            ))}
          </ul>
          <MiniFigures cart={cart} busy={pending.size > 0} />
        </>
      )}
    </>
  );
}

interface AddedNoticeProps {
  line: CartLine;
  /** Whether the cart has no other line: the name of the product would only repeat that line. */
  isAlone: boolean;
}

/** Says above the lines what was just added: with many lines it may be out of view. */
function AddedNotice({ line: { title, sizeName }, isAlone }: AddedNoticeProps) {
  const name = sizeName ? m.cartNameWithSize({ name: title, size: localSize(sizeName) }) : title;
  return (
    <p role="status" className="mb-4 flex gap-2 border-success border-l-2 pl-3 text-success">
      <Icon name="check" className="mt-0.5 size-5 shrink-0" />
      <span>{isAlone ? m.cartAddedToCart() : m.cartAddedToCartNamed({ name })}</span>
    </p>
  );
}
