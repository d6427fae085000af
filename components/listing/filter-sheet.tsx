'use client';

import { type MouseEvent, type ReactNode, useEffect } from 'react';
import * as m from '#messages';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

interface FilterSheetProps {
  /** The number of products in the list as currently filtered. */
  total: number;
  /** The URL of the list without filters; null where there are none. */
  clear: string | null;
  /** Must be a stable function between renders. */
  onClose: () => void;
  children: ReactNode;
}

/** The link disappears with the filters that it clears, so the focus moves beside it. */
function focusNext(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.parentElement?.querySelector('button')?.focus();
}

/**
 * The filters over the whole screen of a phone: each choice applies immediately, and the button shows the
 * number of products.
 */
export function FilterSheet({ total, clear, onClose, children }: FilterSheetProps) {
  // Browser Back closes the sheet, as users of a phone expect.
  useEffect(() => {
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [onClose]);

  return (
    <Dialog open onClose={onClose} label={m.listingFilter()} closeLabel={m.listingFiltersClose()} placement="top">
      <div className="flex h-full flex-col">
        <p aria-hidden="true" className="flex min-h-15 items-center border-line border-b px-4 font-display text-xl">
          {m.listingFilter()}
        </p>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4">{children}</div>
        <div className="flex items-center gap-4 border-line border-t px-4 py-3">
          {clear !== null && (
            <a
              href={clear}
              onClick={focusNext}
              className="flex min-h-12 items-center px-2 underline underline-offset-4"
            >
              {m.listingClearAll()}
            </a>
          )}
          <Button onClick={onClose} className="flex-1">
            {m.listingShowProducts({ count: total })}
          </Button>
          <p role="status" className="sr-only">
            {m.listingProductCount({ count: total })}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
