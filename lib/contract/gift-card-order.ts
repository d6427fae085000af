import { z } from 'zod';
import { opaqueId, rupees } from './fields.ts';
import { GIFT_CARD_ORDER_STATES } from './vocabulary.ts';

/** An order for a gift card, as its buyer sees it. */
export const giftCardOrder = z.object({
  OrderId: opaqueId,
  State: z.enum(GIFT_CARD_ORDER_STATES),
  Amount: rupees,
  /** Name and mailbox are empty once they have been forgotten. */
  RecipientName: z.string(),
  RecipientEmail: z.string(),
  /** Whether the payment is a test that takes no money. */
  TestPayment: z.boolean(),
});
export type GiftCardOrderWire = z.output<typeof giftCardOrder>;
