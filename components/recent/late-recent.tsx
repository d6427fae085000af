import { createPortal } from 'react-dom';
import { useLatePlace } from '@/components/ui/use-late-place';
import { RecentPlace } from './recent-place';

/** The recently viewed products of a page that brings nothing of them but their place, `data-recent`: the product it is of. */
export function LateRecent() {
  const place = useLatePlace('main [data-recent]');
  const code = place?.dataset.recent;
  if (!place || code === undefined) return null;
  return createPortal(<RecentPlace except={code} />, place, code);
}
