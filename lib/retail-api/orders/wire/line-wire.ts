import type { OrderProductWire } from '#lib/contract/index.ts';
import { engravingWire, itemPrice } from '../../cart/rules/line-engraving.ts';
import type { OrderLine } from '../order-repository.ts';
import { deliveredLine } from '../returns/line-facts.ts';
import { returnable } from '../returns/rules/returnable.ts';

interface LineFacts {
  /** Slugs of the products still in the catalogue, by product code. */
  slugs: ReadonlyMap<string, string>;
  /** Null until the order is delivered; epoch milliseconds, as `now`. */
  deliveredAt: number | null;
  now: number;
}

/** A line of an order with the fields of the wire; amounts in paise. */
export function lineWire(line: OrderLine, { slugs, deliveredAt, now }: LineFacts): OrderProductWire {
  const { id, sku, product_code, quantity, net, document, cancelled, returned } = line;
  const back = returnable(deliveredLine(line), deliveredAt, now);
  return {
    LineId: id,
    SKU: sku,
    ProductCode: product_code,
    ProductTitle: document.title,
    BrandName: document.brand,
    RootCategory: document.rootCategory,
    Category: document.category,
    ColorName: document.colour,
    SizeName: document.sizeName,
    Quantity: quantity,
    UnitPrice: document.unitPrice,
    ...engravingWire(document.engraving),
    INRPrice: itemPrice(document) * quantity,
    MRP: document.mrp,
    ThumbnailImageUrl: document.thumbnail,
    ProductUrl: slugs.get(product_code) ?? '',
    GstPercent: document.gstPercent,
    HsnCode: document.hsnCode,
    OfferTitle: document.offerTitle,
    OfferDiscount: document.offerDiscount,
    CouponDiscount: document.couponDiscount,
    GiftCouponDiscount: document.giftCouponDiscount,
    NetPrice: net,
    CancelledQuantity: cancelled,
    ReturnedQuantity: returned,
    ReturnableQuantity: back.quantity,
    ReturnUntil: back.until,
    FaultsOnly: back.faultsOnly,
  };
}
