import type { CartLine } from '#lib/cart/types.ts';
import { formatPaise } from '#lib/shared/money.ts';

interface LineSavingsProps {
  line: Pick<CartLine, 'offer' | 'couponDiscount'>;
  /** Of the cart; empty where none counts. */
  couponCode: string;
}

/** What a line's offer and its share of the coupon take off it; nothing where there is neither. */
export function LineSavings({ line: { offer, couponDiscount }, couponCode }: LineSavingsProps) {
  if (!offer && couponDiscount === 0) return null;
  return (
    <ul className="text-sm text-success">
      {offer && (
        <li>
          {offer.title} — you save {formatPaise(offer.saving)}
        </li>
      )}
      {couponDiscount > 0 && (
        <li>
          Coupon {couponCode} — you save {formatPaise(couponDiscount)}
        </li>
      )}
    </ul>
  );
}
