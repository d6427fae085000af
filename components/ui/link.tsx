'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';
import { PERSONAL_SEGMENTS } from '#lib/shared/personal-segments.ts';

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> {
  href: string;
}

/** Whether it leads to a page of one shopper, which must not lie in the browser before it is asked for. */
function isPersonal(href: string): boolean {
  const [, first = ''] = href.split(/[/?#]/);
  return PERSONAL_SEGMENTS.has(first);
}

/**
 * A link inside the store: the page behind it is fetched once a pointer rests on it, never for merely being in view, and
 * a page of one shopper not before the click.
 */
export function Link(props: LinkProps) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(!isPersonal(props.href));
  return <NextLink {...props} prefetch={wanted} onMouseEnter={want} onTouchStart={want} onFocus={want} />;
}
