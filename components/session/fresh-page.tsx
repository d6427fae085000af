'use client';

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { fetchSession, onShopperChange } from '#lib/storefront/account/session-check.ts';
import { isLeaving } from '#lib/storefront/platform/forms/leave.ts';
import { hasSignedInCookie, isMadeFor } from '#lib/storefront/platform/session/signed-in.ts';
import { newDocument } from './new-document';

interface FreshPageProps {
  /** Of the sign-in for which the store made the page; null where it made it for a guest. */
  sessionMark: string | null;
  /** Whether a guest may see the page, too: who has signed out then stays on it, made anew, and is not sent to sign in. */
  open?: boolean;
  children: ReactNode;
}

const never = () => () => undefined;

/** The sign-in that leads back here; what had just been done is told no second time. */
function signInFromHere(): string {
  const search = new URLSearchParams(window.location.search);
  search.delete('notice');
  return paths.signIn(window.location.pathname + (search.size === 0 ? '' : `?${search}`));
}

/** Where a page is left for whose customer has signed out. */
const leaveForGuest = (open: boolean) => (open ? newDocument.again() : newDocument.replace(signInFromHere()));

/**
 * Keeps a customer's page from outliving its sign-in. What the router or the browser brings back from before shows
 * nothing unless the readable cookie is still of the same sign-in; the page is then left by a whole new document.
 */
export function FreshPage({ sessionMark, open = false, children }: FreshPageProps) {
  const matches = useSyncExternalStore(
    onShopperChange,
    () => isMadeFor(sessionMark, document.cookie),
    () => true,
  );
  // True only while the document that the server has just made wakes up; what comes later may be older.
  const isFirst = useRef(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  );
  const [trusted, setTrusted] = useState(false);

  useEffect(() => {
    let left = false;
    let asking = false;
    const leaveFor = (go: () => void) => {
      left = true;
      go();
    };
    const check = async () => {
      if (asking || left) return;
      asking = true;
      const state = await fetchSession();
      asking = false;
      const wasFirst = isFirst.current;
      isFirst.current = false;
      if (left || isLeaving()) return;
      if (state === 'guest' && sessionMark !== null) leaveFor(() => leaveForGuest(open));
      else if (isMadeFor(sessionMark, document.cookie)) setTrusted(false);
      // A page made a moment ago is right where no cookie contradicts it; to make it again would only go round.
      else if (wasFirst && (state === null || !hasSignedInCookie(document.cookie))) setTrusted(true);
      else leaveFor(newDocument.again);
    };
    const onChange = () => {
      if (isMadeFor(sessionMark, document.cookie) || asking) return;
      setTrusted(false);
      void check();
    };
    // A form that signs out leads somewhere itself; its cookies are gone before its page comes.
    const onSubmit = (event: Event) => {
      left ||= !event.defaultPrevented;
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) leaveFor(newDocument.again);
    };
    const stop = onShopperChange(onChange);
    window.addEventListener('submit', onSubmit);
    window.addEventListener('pageshow', onPageShow);
    if (sessionMark !== null || !isMadeFor(sessionMark, document.cookie)) void check();
    return () => {
      left = true;
      stop();
      window.removeEventListener('submit', onSubmit);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [sessionMark, open]);
  return <div hidden={!matches && !trusted}>{children}</div>;
}
