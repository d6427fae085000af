import { formatPaise } from '#lib/shared/money.ts';
import * as m from '#messages';

interface PriceProps {
  /** In integer paise. */
  price: number;
  /** In integer paise; struck through where it is above the price. */
  mrp: number;
  discountPercent: number;
  size?: 'card' | 'page';
  /** Whether "inclusive of all taxes" is shown below. */
  taxes?: boolean;
}

/** The price block: price, MRP struck through, "x% off". Each figure stays on one line. */
export function Price({ price, mrp, discountPercent, size = 'card', taxes = false }: PriceProps) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={`whitespace-nowrap font-display ${size === 'page' ? 'text-3xl' : 'text-lg'}`}>
          <span className="sr-only">{m.shellPrice()} </span>
          {formatPaise(price)}
        </span>
        {mrp > price && (
          <s className={`whitespace-nowrap text-muted ${size === 'page' ? 'text-base' : 'text-xs'}`}>
            <span className="sr-only">{m.shellMrp()} </span>
            {formatPaise(mrp)}
          </s>
        )}
        {discountPercent > 0 && (
          <span className={`whitespace-nowrap text-success ${size === 'page' ? 'text-base' : 'text-xs'}`}>
            {m.shellPercentOff({ percent: discountPercent })}
          </span>
        )}
      </p>
      {taxes && <p className="text-muted text-sm">{m.shellTaxesIncluded()}</p>}
    </div>
  );
}
