'use client';

import { type ComponentType, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { onRouteStart } from '#lib/storefront/platform/browser/navigation.ts';
import { localHref } from '#lib/storefront/platform/site/local-href.ts';

/** The maximum time to wait for a dialog whose page works without it. */
const TIMEOUT_MS = 2000;

type LazyDialog = ComponentType<{ onClose: () => void }>;

interface LazyDialogOpener<Opener extends HTMLElement> {
  /** The element that opens the dialog; the focus returns to it. */
  opener: RefObject<Opener | null>;
  /** Whether the dialog is requested and still loading. */
  busy: boolean;
  /** Preloads the dialog's script, which no page includes. */
  fetchAhead: () => void;
  open: () => void;
  /** The dialog while it is open. */
  view: ReactNode;
}

/**
 * A dialog whose script is loaded at the first sign that it is needed. If it does not load in time, `fallback`
 * opens a page with the same function, unless the shopper has navigated away; with null the page stays as it is,
 * because it says everything itself. `load` must be a stable function.
 */
export function useLazyDialog<Opener extends HTMLElement>(
  load: () => Promise<LazyDialog>,
  fallback: string | null,
): LazyDialogOpener<Opener> {
  const opener = useRef<Opener>(null);
  const [Dialog, setDialog] = useState<LazyDialog | null>(null);
  const [busy, setBusy] = useState(false);
  /** The timer of the press that waits for the script; it opens the page instead. */
  const waiting = useRef<number | undefined>(undefined);

  const forget = useCallback(() => {
    window.clearTimeout(waiting.current);
    waiting.current = undefined;
    setBusy(false);
  }, []);
  const close = useCallback(() => {
    forget();
    setDialog(null);
  }, [forget]);
  useEffect(() => onRouteStart(close), [close]);
  useEffect(() => () => window.clearTimeout(waiting.current), []);
  // Elements behind the dialog cannot take the focus before it is closed.
  useEffect(() => {
    if (Dialog) return () => opener.current?.focus({ preventScroll: true });
  }, [Dialog]);

  const fetchAhead = () => void load().catch(() => undefined);
  const open = () => {
    // The timeout of the first press applies; later presses do not extend it.
    if (waiting.current !== undefined) return;
    const arrive = (then: () => void) => () => {
      if (waiting.current !== mine) return;
      forget();
      then();
    };
    const leave = arrive(() => {
      if (fallback !== null) window.location.assign(localHref(fallback));
    });
    const mine = window.setTimeout(leave, TIMEOUT_MS);
    waiting.current = mine;
    setBusy(true);
    load().then((loaded) => arrive(() => setDialog(() => loaded))(), leave);
  };
  return { opener, busy, fetchAhead, open, view: Dialog && <Dialog onClose={close} /> };
}
