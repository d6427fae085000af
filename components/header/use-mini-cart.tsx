'use client';

import { type ComponentType, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '#lib/shared/paths.ts';

const load = () => import('@/components/cart/mini/mini-cart').then((file) => file.MiniCart);

interface MiniCartOpener {
  /** The link that opens it, which takes the focus back. */
  link: RefObject<HTMLAnchorElement | null>;
  /** Fetches its script, which no page brings along. */
  fetchAhead: () => void;
  open: () => void;
  /** The mini-cart itself while it is open. */
  view: ReactNode;
}

/** The cart beside the page, whose script comes with the first sign that it is wanted. */
export function useMiniCart(): MiniCartOpener {
  const link = useRef<HTMLAnchorElement>(null);
  const [MiniCart, setMiniCart] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const close = useCallback(() => setMiniCart(null), []);
  // Only once the dialog is gone can anything behind it have the focus.
  useEffect(() => {
    if (MiniCart) return () => link.current?.focus({ preventScroll: true });
  }, [MiniCart]);
  const fetchAhead = () => void load().catch(() => undefined);
  const open = async () => {
    try {
      const loaded = await load();
      setMiniCart(() => loaded);
    } catch {
      // The page of the cart needs no script. Whoever has gone on meanwhile is not called back.
      if (mounted.current) window.location.assign(paths.cart());
    }
  };
  return { link, fetchAhead, open: () => void open(), view: MiniCart && <MiniCart onClose={close} /> };
}
