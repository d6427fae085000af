import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { productItem, productDetails as productPage } from '../entities.ts';
import { callerFields, productCode } from '../fields.ts';
import { inRupees } from '../money.ts';

export const productDetails = defineCall({
  name: 'ProductDetails',
  method: 'POST',
  request: z.object({ ProductCode: productCode, ...callerFields }),
  data: productPage,
  repeatable: true,
  summary: 'All data of one product. Fails with NotFound for an unknown code.',
});

export const productAvailability = defineCall({
  name: 'ProductAvailability',
  method: 'POST',
  request: z.object({ ProductCodes: z.array(productCode).min(1).max(60), ...callerFields }),
  data: z.array(
    z.object({
      ProductCode: z.string(),
      Sizes: z.array(
        z.object({
          SKU: z.string(),
          /** Null where the product comes in one size. */
          SizeName: z.string().nullable(),
          Price: inRupees(z.number()),
          MRP: inRupees(z.number()),
          StoreQuantity: z.number().int(),
        }),
      ),
    }),
  ),
  repeatable: true,
  summary: 'Live price and stock, for pages that may have been cached.',
});

export const similarProducts = defineCall({
  name: 'SimilarProducts',
  method: 'POST',
  request: z.object({ ProductCode: productCode, Limit: z.number().int().min(1).max(24).default(6), ...callerFields }),
  data: z.array(productItem),
  repeatable: true,
  summary: 'Similar products, most similar first.',
});
