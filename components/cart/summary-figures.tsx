import { Fragment } from 'react';
import type { Cart } from '#lib/cart/types.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { GstDetails } from '@/components/cart/gst-details';
import { summaryRows } from '@/components/cart/summary-rows';

interface SummaryFiguresProps {
  cart: Cart;
  /** Whether a change is on its way: the figures are the last that the store gave. */
  busy: boolean;
}

/** The figures of the cart, all of them the store's own. */
export function SummaryFigures({ cart, busy }: SummaryFiguresProps) {
  const { figures } = cart;
  return (
    <>
      <dl
        aria-busy={busy}
        className={`mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 transition-opacity duration-150 motion-reduce:transition-none ${busy ? 'opacity-50' : ''}`}
      >
        {summaryRows(cart).map(({ name, amount, saves }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd className={`text-right tabular-nums ${saves ? 'text-success' : ''}`}>{amount}</dd>
          </Fragment>
        ))}
        {/* Across both columns, or this one amount would narrow the names of all. */}
        <div className="col-span-2 mt-2 flex items-baseline justify-between gap-4 border-line border-t pt-4">
          <dt className="font-medium text-lg">To pay</dt>
          <dd className="font-display text-xl tabular-nums">{formatPaise(figures.payable)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-muted text-sm">Inclusive of all taxes</p>
      {figures.freeShippingMissing > 0 && (
        <p className="mt-3 text-sm">Add {formatPaise(figures.freeShippingMissing)} more for free shipping</p>
      )}
      <GstDetails taxes={figures.taxes} />
    </>
  );
}
