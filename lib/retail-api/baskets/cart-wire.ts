import { type CartWire, toRupees } from '#lib/contract/index.ts';
import type { CartLine } from '../domain/cart/cart-line.ts';
import { maximumQuantity } from '../domain/cart/quantity-rule.ts';
import { linePrice, totalsOf } from '../domain/cart/totals.ts';

/** A cart as the retail API sends it; paise become rupees here and nowhere else. `limit`: the most of one SKU. */
export function cartWire(
  basket: { guid: string; version: number },
  lines: readonly CartLine[],
  limit: number,
): CartWire {
  const totals = totalsOf(lines);
  return {
    BasketGUID: basket.guid,
    TotalQuantity: totals.quantity,
    TotalItems: totals.lines,
    TotalAmount: toRupees(totals.amount),
    TotalMRP: toRupees(totals.mrp),
    Version: basket.version,
    Products: lines.map((line) => ({
      SKU: line.sku,
      ProductCode: line.productCode,
      ProductId: line.productCode,
      ProductTitle: line.title,
      BrandName: line.brand,
      RootCategory: line.rootCategory,
      Category: line.category,
      SubCategory: line.subCategory,
      ColorName: line.colour,
      SizeName: line.sizeName,
      Quantity: line.quantity,
      UnitPrice: toRupees(line.unitPrice),
      INRPrice: toRupees(linePrice(line)),
      MRP: toRupees(line.mrp),
      StoreQuantity: line.stock,
      MaximumQuantity: maximumQuantity({ stock: line.stock, limit }),
      ThumbnailImageUrl: line.thumbnail,
      ProductUrl: line.slug,
      CouponCode: '',
      CouponDiscount: 0,
      LineId: line.id,
    })),
  };
}
