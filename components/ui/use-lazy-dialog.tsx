'use client';

import { type ComponentType, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { onRouteStart } from '#lib/shared/navigation.ts';

/** Nobody waits longer for a dialog whose page needs no script. */
const TIMEOUT_MS = 2000;

type LazyDialog = ComponentType<{ onClose: () => void }>;

interface LazyDialogOpener<Opener extends HTMLElement> {
  /** What opens it, which takes the focus back. */
  opener: RefObject<Opener | null>;
  /** Whether it has been asked for and is on its way. */
  busy: boolean;
  /** Fetches its script, which no page brings along. */
  fetchAhead: () => void;
  open: () => void;
  /** The dialog itself while it is open. */
  view: ReactNode;
}

/**
 * A dialog whose script comes with the first sign that it is wanted. Where it cannot be had in time, `fallback` is opened,
 * a page that does the same; whoever has gone on meanwhile is not called back. `load` must stay the same function.
 */
export function useLazyDialog<Opener extends HTMLElement>(
  load: () => Promise<LazyDialog>,
  fallback: string,
): LazyDialogOpener<Opener> {
  const opener = useRef<Opener>(null);
  const [Dialog, setDialog] = useState<LazyDialog | null>(null);
  const [busy, setBusy] = useState(false);
  /** The press that is still waiting for the script; its timer leads to the page instead. */
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
  // Only once the dialog is gone can anything behind it have the focus.
  useEffect(() => {
    if (Dialog) return () => opener.current?.focus({ preventScroll: true });
  }, [Dialog]);

  const fetchAhead = () => void load().catch(() => undefined);
  const open = () => {
    // The first press counts: an impatient one makes nobody wait longer.
    if (waiting.current !== undefined) return;
    const arrive = (then: () => void) => () => {
      if (waiting.current !== mine) return;
      forget();
      then();
    };
    const leave = arrive(() => window.location.assign(fallback));
    const mine = window.setTimeout(leave, TIMEOUT_MS);
    waiting.current = mine;
    setBusy(true);
    load().then((loaded) => arrive(() => setDialog(() => loaded))(), leave);
  };
  return { opener, busy, fetchAhead, open, view: Dialog && <Dialog onClose={close} /> };
}
