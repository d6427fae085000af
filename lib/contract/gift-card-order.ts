import { z } from 'zod';
import { opaqueId } from './fields.ts';
import { rupees } from './money.ts';
import { GATEWAYS, GIFT_CARD_ORDER_STATES, PAYMENT_STATES } from './vocabulary.ts';

/** An order for a gift card, as its buyer sees it. */
export const giftCardOrder = z.object({
  OrderId: opaqueId,
  State: z.enum(GIFT_CARD_ORDER_STATES),
  PaymentState: z.enum(PAYMENT_STATES),
  /** What it can be paid by; none once it is issued, and where nothing can be paid. */
  Gateways: z.array(z.enum(GATEWAYS)),
  Amount: rupees,
  /** Name and mailbox are empty once they have been forgotten. */
  RecipientName: z.string(),
  RecipientEmail: z.string(),
  /** Whether the payment is a test that takes no money. */
  TestPayment: z.boolean(),
});
export type GiftCardOrderWire = z.output<typeof giftCardOrder>;
