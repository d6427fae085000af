import { formatPaise } from '#lib/shared/money.ts';
import type { CartFigures } from '#lib/storefront/cart/types.ts';
import { Icon } from '@/components/ui/icon';

/** The tax included in the prices, by rate; renders nothing where there is none. */
export function GstDetails({ taxes }: Pick<CartFigures, 'taxes'>) {
  if (taxes.length === 0) return null;
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 text-muted underline decoration-line underline-offset-4 hover:text-ink">
        GST included, by rate
        <Icon name="down" className="size-4 transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 pb-2">
        {taxes.map(({ percent, taxable, tax }) => (
          <div key={percent} className="contents">
            <dt>
              {percent}% on {formatPaise(taxable)}
            </dt>
            <dd className="text-right tabular-nums">{formatPaise(tax)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
