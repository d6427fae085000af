'use client';

import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

interface FilterSheetProps {
  /** Products of the list as it is now. */
  total: number;
  /** The address of the list without filters; null where there are none. */
  clear: string | null;
  /** Must stay the same function. */
  onClose: () => void;
  children: ReactNode;
}

/** The link goes with what it clears; the focus stays beside it. */
function focusNext(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.parentElement?.querySelector('button')?.focus();
}

/** The filters of a phone over the whole screen: each tick counts at once, and the button below says what it leaves. */
export function FilterSheet({ total, clear, onClose, children }: FilterSheetProps) {
  // Back is the way out of whatever covers a phone's screen.
  useEffect(() => {
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [onClose]);

  const products = `${total} ${total === 1 ? 'product' : 'products'}`;
  return (
    <Dialog open onClose={onClose} label="Filter" closeLabel="Close filters" placement="top">
      <div className="flex h-full flex-col">
        <p aria-hidden="true" className="flex min-h-15 items-center border-line border-b px-4 font-display text-xl">
          Filter
        </p>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4">{children}</div>
        <div className="flex items-center gap-4 border-line border-t px-4 py-3">
          {clear !== null && (
            <a
              href={clear}
              onClick={focusNext}
              className="flex min-h-12 items-center px-2 underline underline-offset-4"
            >
              Clear all
            </a>
          )}
          <Button onClick={onClose} className="flex-1">
            Show {products}
          </Button>
          <p role="status" className="sr-only">
            {products}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
