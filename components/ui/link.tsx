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

/** Returns whether a link leads to a personal page, which must not be prefetched into the browser's cache. */
function isPersonal(href: string): boolean {
  const [, first = ''] = href.split(/[/?#]/);
  return PERSONAL_SEGMENTS.has(first);
}

/** Reloads the page where the link leads to the current one; announces the navigation to any other. */
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
 * A link inside the store. Its page is prefetched once a pointer rests on it, never because it is visible, and
 * a personal page only on the click. A link to the current page reloads it.
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
