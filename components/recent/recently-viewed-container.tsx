'use client';

import { useLazyComponent } from '@/components/ui/use-lazy-component';

const AHEAD = 600;
const loadRail = () => import('./recently-viewed');

interface RecentlyViewedContainerProps {
  /** Code of the product that the page is of. */
  except?: string;
  className?: string;
}

/** Where the recently viewed products stand once the place is near: fetched then, and only where there are any. */
export function RecentlyViewedContainer({ except = '', className }: RecentlyViewedContainerProps) {
  const { container, part } = useLazyComponent(loadRail, AHEAD);
  return (
    <div ref={container} className={className}>
      {part && <part.RecentlyViewed except={except} />}
    </div>
  );
}
