import { z } from 'zod';
import { cart, cartProduct } from '../cart.ts';
import { defineCall } from '../define-call.ts';
import { callerFields, cartDiscountCodes, cartId } from '../fields.ts';

const basketFields = { BasketGUID: cartId.default(''), ...callerFields };

/** An item that was taken out of the cart to be bought later, at its current price. */
const savedItem = cartProduct
  .pick({
    SKU: true,
    ProductCode: true,
    ProductTitle: true,
    BrandName: true,
    ColorName: true,
    SizeName: true,
    Quantity: true,
    UnitPrice: true,
    Engraving: true,
    StoreQuantity: true,
    Withdrawn: true,
    ThumbnailImageUrl: true,
    ProductUrl: true,
  })
  .extend({ SavedId: cartId.min(1) });
export type SavedItemWire = z.output<typeof savedItem>;

export const savedItems = defineCall({
  name: 'SavedItems',
  method: 'POST',
  request: z.object(basketFields),
  data: z.array(savedItem),
  repeatable: true,
  bestEffort: true,
  summary:
    'The items that were saved for later from a cart, newest first. They count in no total and reserve no stock.',
});

export const saveForLater = defineCall({
  name: 'SaveForLater',
  method: 'POST',
  request: z.object({ LineId: cartId.min(1), ...basketFields, ...cartDiscountCodes }),
  data: cart.nullable(),
  repeatable: true,
  summary:
    'Takes a line out of the cart and saves it for later; a line that is gone changes nothing. CartEmpty if the cart is empty afterwards. Fails with CartFull if as many items are saved as a cart may hold.',
});

export const returnSavedItem = defineCall({
  name: 'ReturnSavedItem',
  method: 'POST',
  request: z.object({ SavedId: cartId.min(1), ...basketFields, ...cartDiscountCodes }),
  data: z.object({
    Cart: cart.nullable(),
    /** Whether stock or the limit of an order allowed only some of the saved quantity. */
    Shortfall: z.boolean(),
  }),
  repeatable: true,
  summary:
    'Puts a saved item back into the cart; one that is gone changes nothing. Fails with OutOfStock, and with CartFull where the cart has no room for another line; the item then stays saved.',
});

export const removeSavedItem = defineCall({
  name: 'RemoveSavedItem',
  method: 'POST',
  request: z.object({ SavedId: cartId.min(1), ...basketFields }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary: 'Removes a saved item; one that is gone changes nothing.',
});
