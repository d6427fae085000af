import { formatPaise } from '#lib/shared/money.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';

/** A figure of the order summary as it is read. */
export interface SummaryRow {
  name: string;
  amount: string;
  /** Whether it takes something off. */
  saves?: boolean;
}

const saving = (name: string, paise: number): SummaryRow[] =>
  paise > 0 ? [{ name, amount: `−${formatPaise(paise)}`, saves: true }] : [];

/** A cart, or an order as it was placed. */
export interface Summed {
  figures: Omit<Cart['figures'], 'freeShippingMissing'> & {
    freeShippingMissing?: number;
    /** What goods that were sent back have paid of it. */
    exchangeCredit?: number;
  };
  coupon: { code: string } | null;
}

/** What offers, coupon and gift coupon take off, in their order. */
export function benefitRows({ figures, coupon }: Summed): SummaryRow[] {
  return [
    // Which they are stands at each line.
    ...saving('Offers', figures.offerDiscount),
    ...saving(coupon ? `Coupon ${coupon.code}` : 'Coupon', figures.couponDiscount),
    ...saving('Gift coupon', figures.giftCouponDiscount),
  ];
}

/** What gift cards pay. */
export function giftCardRows({ figures }: Summed): SummaryRow[] {
  return saving('Gift cards', figures.giftCardAmount);
}

/**
 * The figures from the MRP down to the total, in the order in which each takes off what the one before left. What takes
 * off nothing is left out. What is to be paid in the end stands apart.
 */
export function summaryRows(cart: Summed): SummaryRow[] {
  const { figures } = cart;
  return [
    ...(figures.mrpSaving > 0 ? [{ name: 'Total MRP', amount: formatPaise(figures.mrpTotal) }] : []),
    ...saving('Discount on MRP', figures.mrpSaving),
    { name: 'Subtotal', amount: formatPaise(figures.subtotal) },
    ...benefitRows(cart),
    { name: 'Shipping', amount: figures.shipping > 0 ? formatPaise(figures.shipping) : 'Free' },
    { name: 'Total', amount: formatPaise(figures.total) },
    ...giftCardRows(cart),
    ...saving('Returned items', figures.exchangeCredit ?? 0),
  ];
}
