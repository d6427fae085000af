import type { Cart } from '#lib/cart/types.ts';
import { formatPaise } from '#lib/shared/money.ts';

/** A figure of the order summary as it is read. */
export interface SummaryRow {
  name: string;
  amount: string;
  /** Whether it takes something off. */
  saves?: boolean;
}

const saving = (name: string, paise: number): SummaryRow[] =>
  paise > 0 ? [{ name, amount: `−${formatPaise(paise)}`, saves: true }] : [];

/**
 * The figures from the MRP down to the total, in the order in which each takes off what the one before left. What takes
 * off nothing is left out. What is to be paid in the end stands apart.
 */
export function summaryRows({ figures, coupon }: Pick<Cart, 'figures' | 'coupon'>): SummaryRow[] {
  const offers = figures.offerTitles ? `Offers (${figures.offerTitles})` : 'Offers';
  return [
    ...(figures.mrpSaving > 0 ? [{ name: 'Total MRP', amount: formatPaise(figures.mrpTotal) }] : []),
    ...saving('Discount on MRP', figures.mrpSaving),
    { name: 'Subtotal', amount: formatPaise(figures.subtotal) },
    ...saving(offers, figures.offerDiscount),
    ...saving(coupon ? `Coupon ${coupon.code}` : 'Coupon', figures.couponDiscount),
    ...saving('Gift coupon', figures.giftCouponDiscount),
    { name: 'Shipping', amount: figures.shipping > 0 ? formatPaise(figures.shipping) : 'Free' },
    { name: 'Total', amount: formatPaise(figures.total) },
    ...saving('Gift cards', figures.giftCardAmount),
  ];
}
