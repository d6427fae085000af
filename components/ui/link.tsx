'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';
import { startRoute } from '#lib/shared/navigation.ts';
import { PERSONAL_SEGMENTS } from '#lib/shared/personal-segments.ts';

type NextLinkProps = ComponentProps<typeof NextLink>;
type NavigateEvent = Parameters<NonNullable<NextLinkProps['onNavigate']>>[0];

interface LinkProps extends Omit<NextLinkProps, 'href' | 'prefetch' | 'onNavigate'> {
  href: string;
}

/** Whether it leads to a page of one shopper, which must not lie in the browser before it is asked for. */
function isPersonal(href: string): boolean {
  const [, first = ''] = href.split(/[/?#]/);
  return PERSONAL_SEGMENTS.has(first);
}

/** Loads the page anew where the link leads to the one that is shown; announces the way to any other. */
function navigate(event: NavigateEvent, href: string, keepsPlace: boolean): void {
  const { location } = window;
  const target = new URL(href, location.href);
  const isHere = target.pathname === location.pathname && target.search === location.search;
  if (!isHere) startRoute(!keepsPlace && target.hash === '');
  else if (target.hash === '') {
    event.preventDefault();
    location.assign(href);
  }
}

/**
 * A link inside the store: the page behind it is fetched once a pointer rests on it, never for merely being in view, and
 * a page of one shopper not before the click. The way to the page that is shown already loads it anew.
 */
export function Link(props: LinkProps) {
  const { href, scroll } = props;
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(!isPersonal(href));
  return (
    <NextLink
      {...props}
      prefetch={wanted}
      onNavigate={(event) => navigate(event, href, scroll === false)}
      onMouseEnter={want}
      onTouchStart={want}
      onFocus={want}
    />
  );
}
