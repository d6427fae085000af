'use client';

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { fetchSession, onShopperChange } from '#lib/storefront/account/session-check.ts';
import { isLeaving } from '#lib/storefront/platform/forms/leave.ts';
import { hasSignedInCookie, matchesSession } from '#lib/storefront/platform/session/signed-in.ts';
import { pagePath } from '#lib/storefront/platform/site/local-href.ts';
import { newDocument } from '../navigation/new-document';

interface FreshPageProps {
  /** The mark of the sign-in for which the server rendered the page; null where it rendered it for a guest. */
  sessionMark: string | null;
  /**
   * Whether guests may see the page, too: after a sign-out it is then reloaded instead of going to the sign-in.
   */
  open?: boolean;
  children: ReactNode;
}

const never = () => () => undefined;

/** Returns the sign-in URL that leads back here, without the notice of the last action. */
function signInFromHere(): string {
  const search = new URLSearchParams(window.location.search);
  search.delete('notice');
  return paths.signIn(pagePath(window.location.pathname) + (search.size === 0 ? '' : `?${search}`));
}

/** Leaves a page whose customer has signed out. */
const leaveForGuest = (open: boolean) => (open ? newDocument.again() : newDocument.replace(signInFromHere()));

/**
 * Hides a customer's page after its sign-in has ended. A page restored by the router or the browser shows
 * nothing unless the readable cookie belongs to the same sign-in; otherwise a new document is loaded.
 */
export function FreshPage({ sessionMark, open = false, children }: FreshPageProps) {
  const matches = useSyncExternalStore(
    onShopperChange,
    () => matchesSession(sessionMark, document.cookie),
    () => true,
  );
  // True only while the document just rendered by the server hydrates; later renders may be stale.
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
    let isLoading = false;
    const leaveFor = (go: () => void) => {
      left = true;
      go();
    };
    const check = async () => {
      if (isLoading || left) return;
      isLoading = true;
      const state = await fetchSession();
      isLoading = false;
      const wasFirst = isFirst.current;
      isFirst.current = false;
      if (left || isLeaving()) return;
      if (state === 'guest' && sessionMark !== null) leaveFor(() => leaveForGuest(open));
      else if (matchesSession(sessionMark, document.cookie)) setTrusted(false);
      // A newly rendered page is right where no cookie contradicts it; reloading it would loop.
      else if (wasFirst && (state === null || !hasSignedInCookie(document.cookie))) setTrusted(true);
      else leaveFor(newDocument.again);
    };
    const onChange = () => {
      if (matchesSession(sessionMark, document.cookie) || isLoading) return;
      setTrusted(false);
      void check();
    };
    // A form that signs out navigates itself, and its cookies are gone before the next page arrives.
    const onSubmit = (event: Event) => {
      left ||= !event.defaultPrevented;
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) leaveFor(newDocument.again);
    };
    const stop = onShopperChange(onChange);
    window.addEventListener('submit', onSubmit);
    window.addEventListener('pageshow', onPageShow);
    if (sessionMark !== null || !matchesSession(sessionMark, document.cookie)) void check();
    return () => {
      left = true;
      stop();
      window.removeEventListener('submit', onSubmit);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [sessionMark, open]);
  return <div hidden={!matches && !trusted}>{children}</div>;
}
