import { z } from 'zod';
import { cart } from '../cart.ts';
import { defineCall } from '../define-call.ts';
import { engravingText } from '../engraving.ts';
import {
  callerFields,
  cartDiscountCodes,
  cartId,
  couponCode,
  idempotencyKey,
  MAX_INTEGER,
  productUrl,
  singleLineText,
  sizeName,
  sku,
} from '../fields.ts';

/** Empty where the shopper has no basket yet; an unknown basket is answered with `NotFound`. */
const basketGuid = cartId.default('');

const line = {
  BasketGUID: basketGuid,
  ProductUrl: productUrl.default(''),
  SKU: sku.optional(),
  SizeName: sizeName.nullish(),
  ...cartDiscountCodes,
  SessionId: singleLineText(64).default(''),
  /** Requests with the same key and body change the cart once. */
  IdempotencyKey: idempotencyKey.optional(),
  ...callerFields,
};

const quantity = z.number().int().min(1).max(1000);

export const viewCart = defineCall({
  name: 'ViewCartNew',
  method: 'POST',
  request: z.object({
    BasketGUID: basketGuid,
    ...cartDiscountCodes,
    Pincode: singleLineText(6).default(''),
    AddressGUID: singleLineText(64).default(''),
    /** Whether the order is to be collected from a physical store, which costs no shipping. */
    Collect: z.boolean().default(false),
    /** Whether it is to be delivered express; without effect where that is not offered to Pincode. */
    Express: z.boolean().default(false),
    /** Whether the order is to be wrapped as a gift, and paid in cash on delivery: each may have its charge. */
    GiftWrap: z.boolean().default(false),
    CashOnDelivery: z.boolean().default(false),
    ...callerFields,
  }),
  data: cart,
  repeatable: true,
  summary: 'The cart with all its amounts. CartEmpty without Data if it is empty.',
});

export const addCart = defineCall({
  name: 'AddCart',
  method: 'POST',
  request: z.object({
    ...line,
    Quantity: quantity.default(1),
    /** What to engrave; each text has a line of its own. InvalidRequest where the product does not take it. */
    Engraving: engravingText.default(''),
  }),
  data: cart,
  repeatable: true,
  summary:
    'Adds items to a cart line; creates the basket if there is none. Fails with SizeRequired if a size must be chosen. Idempotent by its IdempotencyKey.',
});

export const updateCart = defineCall({
  name: 'UpdateCart',
  method: 'POST',
  request: z.object({
    ...line,
    LineId: cartId,
    Quantity: quantity,
    Version: z.number().int().min(0).max(MAX_INTEGER).optional(),
    /** Another text to engrave, or the empty text for none; left out, the engraving stays. */
    Engraving: engravingText.optional(),
  }),
  data: cart,
  repeatable: true,
  summary: 'Sets the absolute quantity of a line, and its engraving. A line that becomes equal to another joins it.',
});

export const removeCartItem = defineCall({
  name: 'RemoveCartItem',
  method: 'POST',
  request: z.object({ ...line, LineId: cartId.optional() }),
  data: cart.nullable(),
  repeatable: true,
  summary:
    'Removes a line by LineId, or by SKU and size. CartEmpty if the cart is empty afterwards; fails with SizeRequired if the size is missing.',
});

export const cartItemsCount = defineCall({
  name: 'GetCartTotalItemsCount',
  method: 'POST',
  request: z.object({ BasketGUID: basketGuid, CouponCode: couponCode.default(''), ...callerFields }),
  data: z.object({ TotalQuantity: z.number().int().min(0), TotalItems: z.number().int().min(0) }),
  repeatable: true,
  summary: 'The number of items in the cart, without its lines.',
});
