import { type CartWire, toPaise } from '#lib/contract/index.ts';
import { storeHref } from '#lib/shared/store-href.ts';
import type { Cart } from './types.ts';

/** The cart of the retail API as the store shows it. */
export function toCart(wire: CartWire): Cart {
  const lines = wire.Products.map((product) => ({
    id: product.LineId,
    sku: product.SKU,
    code: product.ProductCode,
    title: product.ProductTitle,
    brand: product.BrandName,
    sizeName: product.SizeName,
    colour: product.ColorName,
    href: storeHref(product.ProductUrl),
    photo: product.ThumbnailImageUrl,
    quantity: product.Quantity,
    maximum: product.MaximumQuantity,
    stock: product.StoreQuantity,
    unitPrice: toPaise(product.UnitPrice),
    linePrice: toPaise(product.INRPrice),
    mrp: toPaise(product.MRP),
  }));
  return {
    lines,
    count: wire.TotalQuantity,
    total: toPaise(wire.TotalAmount),
    mrpTotal: toPaise(wire.TotalMRP),
    version: wire.Version,
  };
}
