import { useState } from 'react';

/** From this width on a dialog stands in the middle of the window. */
const WIDE = '(min-width: 48rem)';

/** Where a short dialog stands: a sheet at the lower edge of a phone, in the middle of a wider window. */
export function useSheetPlacement(): { placement: 'centre' | 'bottom'; className: string } {
  const [isWide] = useState(() => window.matchMedia(WIDE).matches);
  return isWide
    ? { placement: 'centre', className: 'w-[min(28rem,calc(100%-2rem))] rounded-sm border border-line' }
    : { placement: 'bottom', className: '' };
}
