import { chargeName } from '#lib/shared/charge-names.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import * as m from '#messages';

/** A figure of the order summary, formatted for display. */
export interface SummaryRow {
  name: string;
  amount: string;
  /** Whether the amount is a saving. */
  saves?: boolean;
}

const saving = (name: string, paise: number): SummaryRow[] =>
  paise > 0 ? [{ name, amount: `−${formatPaise(paise)}`, saves: true }] : [];

/** A cart, or an order as it was placed. */
export interface Summed {
  figures: Omit<Cart['figures'], 'freeShippingMissing'> & {
    freeShippingMissing?: number;
    /** The part paid by the value of returned products. */
    exchangeCredit?: number;
  };
  coupon: { code: string } | null;
}

/** Returns the rows for offers, coupon and gift coupon, in their order. */
export function benefitRows({ figures, coupon }: Summed): SummaryRow[] {
  return [
    // The individual offers are named at each line.
    ...saving(m.offersTitle(), figures.offerDiscount),
    ...saving(coupon ? m.cartRowCoupon({ code: coupon.code }) : m.cartCouponTitle(), figures.couponDiscount),
    ...saving(m.cartRowGiftCoupon(), figures.giftCouponDiscount),
  ];
}

/** Returns the row for the amount paid by gift cards. */
export function giftCardRows({ figures }: Summed): SummaryRow[] {
  return saving(m.cartRowGiftCards(), figures.giftCardAmount);
}

/**
 * Returns the rows from the MRP down to the total, in the order in which each discount is applied to what the
 * one before left. Rows that take off nothing are omitted, and so is a total that is the amount to pay. The amount to pay is
 * rendered separately.
 */
export function summaryRows(cart: Summed): SummaryRow[] {
  const { figures } = cart;
  const paidOtherwise = [...giftCardRows(cart), ...saving(m.cartRowReturned(), figures.exchangeCredit ?? 0)];
  // Without another payment the amount to pay, which follows, says the same.
  const hasTotal = paidOtherwise.length > 0 || figures.total !== figures.payable;
  return [
    ...(figures.mrpSaving > 0 ? [{ name: m.cartRowMrp(), amount: formatPaise(figures.mrpTotal) }] : []),
    ...saving(m.cartRowMrpSaving(), figures.mrpSaving),
    { name: m.cartRowSubtotal(), amount: formatPaise(figures.subtotal) },
    ...benefitRows(cart),
    { name: m.cartShipping(), amount: figures.shipping > 0 ? formatPaise(figures.shipping) : m.commonFree() },
    ...figures.charges.map(({ kind, amount }) => ({ name: chargeName(kind), amount: formatPaise(amount) })),
    ...(hasTotal ? [{ name: m.cartRowTotal(), amount: formatPaise(figures.total) }] : []),
    ...paidOtherwise,
  ];
}
