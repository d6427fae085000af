'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { readCart } from '#lib/storefront/cart/requests.ts';
import type { Cart, CartReply } from '#lib/storefront/cart/types.ts';
import * as m from '#messages';
import { CartUnavailable } from '@/components/cart/cart-unavailable';
import { MiniCartContent } from '@/components/cart/mini/mini-cart-content';
import { Dialog } from '@/components/ui/dialog';

const ROWS = ['first', 'second', 'third'];

/** Placeholders in the size of the lines while the cart is fetched. */
function MiniSkeleton() {
  const [text, setText] = useState('');
  // A polite live region must exist before its text is inserted.
  useEffect(() => setText(m.cartLoading()), []);
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      <ul aria-hidden="true" className="border-line border-t">
        {ROWS.map((row) => (
          <li key={row} className="grid grid-cols-[5rem_1fr] gap-x-4 border-line border-b py-4">
            <span className="size-20 bg-card" />
            <span className="flex h-26 flex-col gap-3 pt-1">
              <span className="h-4 w-4/5 bg-card" />
              <span className="h-3 w-2/5 bg-card" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface MiniCartProps {
  onClose: () => void;
  /** The cart after an addition, and the line with the added item; the panel then says what was added. */
  addition?: { cart: Cart; lineId: string } | null;
}

/**
 * The cart in a side panel. It fetches the cart each time it opens, since the cart may have changed in another
 * tab, unless it follows an addition.
 */
export function MiniCart({ onClose, addition = null }: MiniCartProps) {
  const [reply, setReply] = useState<CartReply | null>(() => addition && { ok: true, cart: addition.cart });
  const heading = useRef<HTMLHeadingElement>(null);

  const read = useCallback(() => void readCart().then(setReply), []);
  const isKnown = useRef(addition !== null);
  useEffect(() => {
    if (!isKnown.current) read();
  }, [read]);

  const retry = () => {
    // The pressed button disappears, so the focus moves to the heading first.
    heading.current?.focus();
    setReply(null);
    read();
  };

  const address = `${usePathname()}?${useSearchParams()}`;
  const shownAt = useRef(address);
  useEffect(() => {
    if (address !== shownAt.current) onClose();
  }, [address, onClose]);
  // A link to the current page does not change the URL, so a chosen link also closes the panel.
  const closeIfChosen = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };

  const content = () => {
    if (reply === null) return <MiniSkeleton />;
    if (!reply.ok) return <CartUnavailable onRetry={retry} />;
    return <MiniCartContent first={reply.cart} addedId={addition?.lineId} heading={heading} />;
  };
  // Rendered outside the header, so that it stays where a narrower window hides the header that opened it.
  return createPortal(
    <Dialog open onClose={onClose} label={m.cartTitle()} closeLabel={m.cartClose()} placement="right">
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it observes events that bubble up from its links */}
      <div onClick={closeIfChosen} className="flex h-full scroll-pt-40 flex-col overflow-y-auto px-6 scroll-pb-52">
        <h2 ref={heading} tabIndex={-1} className="sticky top-0 z-1 -mx-1 bg-paper px-1 py-3.5 text-2xl outline-none">
          {m.cartTitle()}
        </h2>
        {content()}
      </div>
    </Dialog>,
    document.body,
  );
}
