'use client';

import { useLazyComponent } from '@/components/ui/use-lazy-component';

const AHEAD = 600;
const loadRail = () => import('./recently-viewed');

interface RecentlyViewedContainerProps {
  /** The code of the page's product. */
  except?: string;
  className?: string;
}

/**
 * The placeholder of the recently viewed products: they are fetched once it is near the viewport, and only
 * where there are any.
 */
export function RecentlyViewedContainer({ except = '', className }: RecentlyViewedContainerProps) {
  const { container, part } = useLazyComponent(loadRail, AHEAD);
  return (
    <div ref={container} className={className}>
      {part && <part.RecentlyViewed except={except} />}
    </div>
  );
}
