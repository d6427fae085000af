import { z } from 'zod';
import { opaqueId } from './fields.ts';
import { rupees } from './money.ts';
import { GATEWAYS, GIFT_CARD_ORDER_STATES, PAYMENT_STATES } from './vocabulary.ts';

/** A gift card order as its buyer sees it. */
export const giftCardOrder = z.object({
  OrderId: opaqueId,
  State: z.enum(GIFT_CARD_ORDER_STATES),
  PaymentState: z.enum(PAYMENT_STATES),
  /** The gateways it can be paid with; empty once the card is issued, or where nothing can be paid. */
  Gateways: z.array(z.enum(GATEWAYS)),
  Amount: rupees,
  /** Name and email address are empty once they have been erased. */
  RecipientName: z.string(),
  RecipientEmail: z.string(),
  /** Whether the payment is a test that charges no money. */
  TestPayment: z.boolean(),
});
export type GiftCardOrderWire = z.output<typeof giftCardOrder>;
