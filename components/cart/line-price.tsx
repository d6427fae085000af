import { discountPercent, formatPaise } from '#lib/shared/money.ts';
import type { CartLine } from '#lib/storefront/cart/types.ts';

/** A line's price before offers and coupon, its unit price, and the MRP where that is higher. */
export function LinePrice({ line, busy }: { line: CartLine; busy: boolean }) {
  const { linePrice, unitPrice, mrp, quantity, engraving } = line;
  const each = unitPrice + (engraving?.price ?? 0);
  const off = discountPercent(mrp, unitPrice);
  return (
    <div className={`shrink-0 tabular-nums md:text-right ${busy ? 'opacity-50' : ''}`}>
      <p className="font-display text-lg">{formatPaise(linePrice)}</p>
      {quantity > 1 && <p className="text-muted text-sm">{formatPaise(each)} each</p>}
      {mrp > unitPrice && (
        <p className="text-sm">
          <span className="text-muted">
            MRP <s>{formatPaise(mrp)}</s>
          </span>
          {off > 0 && <span className="ml-2 text-success">{off}% off</span>}
        </p>
      )}
    </div>
  );
}
