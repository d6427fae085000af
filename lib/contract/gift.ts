import { z } from 'zod';
import { multilineText } from './fields.ts';
import { MAX_GIFT_MESSAGE_LENGTH, PRINTED_TEXT } from './gift-vocabulary.ts';

/** How an order is packed as a gift; wrapping may have a charge. */
export const giftOptions = z
  .object({
    /** Whether it is wrapped as a gift. */
    Wrap: z.boolean(),
    /** Printed on the packing slip; empty where there is none. */
    Message: multilineText(MAX_GIFT_MESSAGE_LENGTH).regex(PRINTED_TEXT, 'must not contain emoji'),
    /** Whether its packing slip shows no prices. */
    HidePrices: z.boolean(),
  })
  .default({ Wrap: false, Message: '', HidePrices: false });
export type GiftOptionsWire = z.output<typeof giftOptions>;
