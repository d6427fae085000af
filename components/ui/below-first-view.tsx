'use client';

import type { ReactNode } from 'react';
import { useAfterFirstFrame } from './use-after-first-frame';

interface BelowFirstViewProps {
  /** Classes of the element around it. */
  className?: string;
  children: ReactNode;
}

/**
 * What stands below the first view of a page. The browser styles and lays it out when it comes near the window. Where a
 * press opens the page at its top, it is rendered right after the first frame, so that the title does not wait for it;
 * until then its place is taken.
 */
export function BelowFirstView({ className = '', children }: BelowFirstViewProps) {
  if (!useAfterFirstFrame()) return <div data-following="" aria-hidden="true" className={`min-h-dvh ${className}`} />;
  return <div className={`below-first-view ${className}`}>{children}</div>;
}
