import { Fragment } from 'react';
import { formatPaise } from '#lib/shared/money.ts';
import { GstDetails } from '@/components/cart/gst-details';
import { type Summed, summaryRows } from '@/components/cart/summary-rows';

interface SummaryFiguresProps {
  of: Summed;
  /** The label of the last amount: to pay, or paid. */
  name?: string;
  /** Whether a change is pending: the figures are then those of the last reply. */
  busy?: boolean;
}

/** The figures of a cart or an order; all come from the retail API. */
export function SummaryFigures({ of, name: last = 'To pay', busy = false }: SummaryFiguresProps) {
  const { figures } = of;
  const { freeShippingMissing = 0 } = figures;
  return (
    <>
      <dl
        aria-busy={busy}
        className={`mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 transition-opacity duration-150 motion-reduce:transition-none ${busy ? 'opacity-50' : ''}`}
      >
        {summaryRows(of).map(({ name, amount, saves }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd className={`text-right tabular-nums ${saves ? 'text-success' : ''}`}>{amount}</dd>
          </Fragment>
        ))}
        {/* Spans both columns, because this large amount would otherwise narrow the labels' column. */}
        <div className="col-span-2 mt-2 flex items-baseline justify-between gap-4 border-line border-t pt-4">
          <dt className="font-medium text-lg">{last}</dt>
          <dd className="font-display text-xl tabular-nums">{formatPaise(figures.payable)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-muted text-sm">Inclusive of all taxes</p>
      {freeShippingMissing > 0 && (
        <p className="mt-3 text-sm">Add {formatPaise(freeShippingMissing)} more for free shipping</p>
      )}
      <GstDetails taxes={figures.taxes} />
    </>
  );
}
