import { formatPaise } from '#lib/shared/money.ts';
import type { CartLine } from '#lib/storefront/cart/types.ts';

interface LineSavingsProps {
  line: Pick<CartLine, 'offer' | 'couponDiscount'>;
  /** The code of the cart's coupon; empty where none is in effect. */
  couponCode: string;
}

/** What a line's offer and its share of the coupon take off; renders nothing where there is neither. */
export function LineSavings({ line: { offer, couponDiscount }, couponCode }: LineSavingsProps) {
  if (!offer && couponDiscount === 0) return null;
  return (
    <div className="text-sm text-success">
      {offer && (
        <p>
          {offer.title} — you save {formatPaise(offer.saving)}
        </p>
      )}
      {couponDiscount > 0 && (
        <p>
          Coupon {couponCode} — you save {formatPaise(couponDiscount)}
        </p>
      )}
    </div>
  );
}
