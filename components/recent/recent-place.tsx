'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

/** It comes this far before it would be seen. */
const AHEAD = '600px';

interface RecentPlaceProps {
  /** Code of the product that the page is of. */
  except?: string;
  className?: string;
}

/** Where the recently viewed products stand once the place is near: fetched then, and only where there are any. */
export function RecentPlace({ except = '', className }: RecentPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [rail, setRail] = useState<ReactNode>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without a network the page is whole without it.
        const loaded = await import('./recent-rail').catch(() => null);
        if (loaded) setRail(<loaded.RecentRail except={except} />);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [except]);
  return (
    <div ref={place} className={className}>
      {rail}
    </div>
  );
}
