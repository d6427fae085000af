import { createPortal } from 'react-dom';
import { usePageElement } from '@/components/ui/use-page-element';
import { RecentlyViewedContainer } from './recently-viewed-container';

/**
 * The recently viewed products of a page that brings nothing of them but their place, `data-recent`: the product it is
 * of.
 */
export function LazyRecentlyViewed() {
  const container = usePageElement('main [data-recent]');
  const code = container?.dataset.recent;
  if (!container || code === undefined) return null;
  return createPortal(<RecentlyViewedContainer except={code} />, container, code);
}
