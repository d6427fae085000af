'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch'>;

/** A link inside the store: the page behind it is fetched once a pointer rests on it, never for merely being in view. */
export function Link(props: LinkProps) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return <NextLink {...props} prefetch={wanted} onMouseEnter={want} onTouchStart={want} onFocus={want} />;
}
