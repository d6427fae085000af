import { z } from 'zod';
import { cart } from '../cart.ts';
import { defineCall } from '../define-call.ts';
import { callerFields, cartDiscountCodes, orderNumber } from '../fields.ts';
import { SHORTFALL_REASONS } from '../order-again-vocabulary.ts';

export const orderAgain = defineCall({
  name: 'OrderAgain',
  method: 'POST',
  request: z.object({ OrderNumber: orderNumber, ...cartDiscountCodes, ...callerFields }),
  data: z.object({
    /** The customer's cart afterwards; null where it is empty. */
    Cart: cart.nullable(),
    /** Number of lines of the order. */
    TotalItems: z.number().int().min(1),
    /** The lines of the order of which the cart has fewer items than were ordered. */
    Shortfalls: z.array(
      z.object({
        ProductTitle: z.string(),
        SizeName: z.string().nullable(),
        /** How many of them the cart has; 0 for none. */
        Quantity: z.number().int().min(0),
        Reason: z.enum(SHORTFALL_REASONS),
      }),
    ),
  }),
  repeatable: true,
  summary:
    "Puts the items of the customer's own order into the cart, at today's prices. A line of the cart is raised to the ordered quantity and never lowered, so repeating it adds nothing. Fails with NotFound for any other order, and with SignInRequired for a guest.",
});
