import { z } from 'zod';
import { rupees } from './fields.ts';

/** A placed order as the confirmation shows it. */
export const order = z.object({
  OrderNumber: z.string().min(1).max(40),
  /** What was paid, shipping in and every discount out. */
  Total: rupees,
  ShippingCharges: rupees,
  CouponDiscount: rupees,
  /** Sum of the discounts that single lines had. */
  TotalItemLevelDiscount: rupees,
  /** Name of the offer on the whole order and what it took off; empty and 0 without one. */
  DiscountOfferText: z.string(),
  DiscountOfferValue: rupees,
  CurrencySymbol: z.string().min(1).max(8),
});
export type OrderWire = z.output<typeof order>;
