import type { ReactNode } from 'react';
import type { NotifyMeProps } from '@/components/product/notify-me';
import { NotifyMe } from '@/components/product/notify-me-part';

interface SoldOutProps extends NotifyMeProps {
  /** What became of the last press, while there was something to buy. */
  children: ReactNode;
}

/** In place of the buttons where nothing is left: a message when it is back, and the way to pieces like it. */
export function SoldOut({ children, ...notify }: SoldOutProps) {
  return (
    <div id="notify" className="scroll-mt-24 space-y-4 border-line border-t pt-5">
      <div className="empty:hidden">{children}</div>
      <p className="font-display text-xl">Sold out</p>
      <NotifyMe {...notify} />
      <a href="#similar" className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
        See similar products
      </a>
    </div>
  );
}
