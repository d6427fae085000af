import { Fragment } from 'react';
import { formatPaise } from '#lib/shared/money.ts';
import type { CartFigures } from '#lib/storefront/cart/types.ts';
import * as m from '#messages';
import { type Summed, summaryRows } from '@/components/cart/summary-rows';
import { Icon } from '@/components/ui/icon';

/** The tax included in the prices, by rate; renders nothing where there is none. */
function GstDetails({ taxes }: Pick<CartFigures, 'taxes'>) {
  if (taxes.length === 0) return null;
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 text-muted underline decoration-line underline-offset-4 hover:text-ink">
        {m.cartGstByRate()}
        <Icon name="down" className="size-4 transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 pb-2">
        {taxes.map(({ percent, taxable, tax }) => (
          <div key={percent} className="contents">
            <dt>{m.cartGstOn({ percent, amount: formatPaise(taxable) })}</dt>
            <dd className="text-right tabular-nums">{formatPaise(tax)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface SummaryFiguresProps {
  of: Summed;
  /** The label of the last amount: to pay, or paid. */
  name?: string;
  /** Whether a change is pending: the figures are then those of the last reply. */
  busy?: boolean;
}

/** The figures of a cart or an order; all come from the retail API. */
export function SummaryFigures({ of, name: last = m.cartToPay(), busy = false }: SummaryFiguresProps) {
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
      <p className="mt-1 text-muted text-sm">{m.cartInclusiveOfTaxes()}</p>
      {freeShippingMissing > 0 && (
        <p className="mt-3 text-sm">{m.cartFreeShippingMissing({ amount: formatPaise(freeShippingMissing) })}</p>
      )}
      <GstDetails taxes={figures.taxes} />
    </>
  );
}
