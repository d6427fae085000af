import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';

/** Price and stock as they are at this moment; unknown products are left out. */
export const productAvailability = handlerFor(calls.productAvailability, async (request, { db }) => {
  const codes = [...new Set(request.ProductCodes.map((code) => code.toUpperCase()))];
  const rows = await db.selectFrom('skus').selectAll().where('product_code', 'in', codes).orderBy('position').execute();
  const sizes = Map.groupBy(rows, (row) => row.product_code);
  return succeed(
    codes.flatMap((code) => {
      const own = sizes.get(code);
      if (!own) return [];
      return {
        ProductCode: code,
        Sizes: own.map(({ sku, size_name, price, mrp, quantity }) => ({
          SKU: sku,
          SizeName: size_name,
          Price: price,
          MRP: mrp,
          StoreQuantity: quantity,
        })),
      };
    }),
  );
});
