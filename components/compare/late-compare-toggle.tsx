import { createPortal } from 'react-dom';
import { useLatePlace } from '@/components/ui/use-late-place';
import { CompareToggle } from './compare-toggle';
import './compare-toggle.css';

/** On a product's page the button that takes the place of the link to its comparison. */
export function LateCompareToggle() {
  const place = useLatePlace('main [data-compare]');
  const { compare: code, title = '' } = place?.dataset ?? {};
  if (!place || code === undefined) return null;
  return createPortal(<CompareToggle product={{ code, title }} />, place, code);
}
