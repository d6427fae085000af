import type { ReactNode } from 'react';
import * as m from '#messages';
import { LazyNotifyMe } from '@/components/product/lazy-notify-me';
import type { NotifyMeProps } from '@/components/product/notify-me';

interface SoldOutProps extends NotifyMeProps {
  /** The result of the last press, while the product was still available. */
  children: ReactNode;
}

/** Replaces the buttons of a sold-out product: the notify form, and a link to similar products. */
export function SoldOut({ children, ...notify }: SoldOutProps) {
  return (
    <div id="notify" className="scroll-mt-24 space-y-4 border-line border-t pt-5">
      <div className="empty:hidden">{children}</div>
      <p className="font-display text-xl">{m.productSoldOut()}</p>
      <LazyNotifyMe {...notify} />
      <a href="#similar" className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
        {m.productSeeSimilar()}
      </a>
    </div>
  );
}
