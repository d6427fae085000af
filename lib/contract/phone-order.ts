import { z } from 'zod';
import { charges } from './charge.ts';
import { epochMilliseconds } from './fields.ts';
import { rupees } from './money.ts';
import { ORDER_STATES } from './vocabulary.ts';

/** An order that staff place for a customer, or in a dry run would place. */
export const phoneOrder = z.object({
  /** False in a dry run; then nothing was written, OrderNumber and PaymentLink are empty. */
  Placed: z.boolean(),
  OrderNumber: z.string(),
  State: z.enum(ORDER_STATES),
  Lines: z.array(
    z.object({
      SKU: z.string(),
      ProductTitle: z.string(),
      Quantity: z.number().int(),
      /** Of the line, after every discount. */
      NetPrice: rupees,
    }),
  ),
  OfferDiscount: rupees,
  CouponDiscount: rupees,
  ShippingCharges: rupees,
  Charges: charges,
  Total: rupees,
  /** Address of the payment page: whoever knows it may pay. Empty where nothing is to be paid there. */
  PaymentLink: z.string(),
  /** Until when it can be paid there; null where nothing is to be paid there. */
  PayUntil: epochMilliseconds.nullable(),
});
export type PhoneOrderWire = z.output<typeof phoneOrder>;
