'use client';

import { useLazyPart } from '@/components/ui/use-lazy-part';

const AHEAD = 600;
const loadRail = () => import('./recently-viewed');

interface RecentPlaceProps {
  /** Code of the product that the page is of. */
  except?: string;
  className?: string;
}

/** Where the recently viewed products stand once the place is near: fetched then, and only where there are any. */
export function RecentPlace({ except = '', className }: RecentPlaceProps) {
  const { place, part } = useLazyPart(loadRail, AHEAD);
  return (
    <div ref={place} className={className}>
      {part && <part.RecentlyViewed except={except} />}
    </div>
  );
}
