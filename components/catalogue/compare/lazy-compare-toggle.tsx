import { createPortal } from 'react-dom';
import { usePageElement } from '@/components/ui/use-page-element';
import { CompareToggle } from './compare-toggle';

/** The button that replaces a product page's link to its comparison. */
export function LazyCompareToggle() {
  const container = usePageElement('main [data-compare]');
  const { compare: code, title = '' } = container?.dataset ?? {};
  if (!container || code === undefined) return null;
  return createPortal(<CompareToggle product={{ code, title }} />, container, code);
}
