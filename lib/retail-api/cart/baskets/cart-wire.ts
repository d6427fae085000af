import type { CartWire, ChargesWire, CouponWire, IncludedTaxesWire } from '#lib/contract/index.ts';
import { sum } from '../../core/sum.ts';
import type { Charge } from '../pricing/charges-of.ts';
import type { PricedLine, TaxOfRate } from '../pricing/types.ts';
import type { CartLine } from '../rules/cart-line.ts';
import { engravingTermsWire, engravingWire, itemPrice, unitsOnOtherLines } from '../rules/line-engraving.ts';
import { maximumQuantity } from '../rules/quantity-rule.ts';
import { isCounted, type PricedBasket } from './price-basket.ts';

interface WireInput {
  guid: string;
  version: number;
  lines: readonly CartLine[];
  priced: PricedBasket;
  /** The most of one SKU in an order. */
  limit: number;
}

/** A cart as the retail API sends it, in paise. */
export function cartWire({ guid, version, lines, priced, limit }: WireInput): CartWire {
  const { price } = priced;
  const mrp = sum(lines.filter(isCounted).map((line) => itemPrice({ ...line, unitPrice: line.mrp }) * line.quantity));
  const pricedLines = new Map(price.lines.map((line) => [line.id, line]));
  const titles = new Map(priced.offers.map(({ id, title }) => [id, title]));
  const used = new Set(price.lines.flatMap(({ offerId }) => offerId ?? []));
  return {
    BasketGUID: guid,
    TotalQuantity: sum(lines.map(({ quantity }) => quantity)),
    TotalItems: lines.length,
    TotalMRP: mrp,
    TotalItemLevelDiscount: Math.max(0, mrp - price.subtotal),
    SubTotal: price.subtotal,
    DiscountOfferText: [...titles].flatMap(([id, title]) => (used.has(id) ? title : [])).join(', '),
    DiscountOfferValue: price.offerDiscount,
    CouponDiscount: price.couponDiscount,
    GiftCouponDiscount: price.giftCouponDiscount,
    ShippingCharges: price.shipping,
    FreeShippingMissing: price.freeShippingMissing,
    Charges: chargesWire(price.charges),
    TotalAmount: price.total,
    GiftCardAmount: price.giftCardAmount,
    PayableAmount: price.payable,
    Taxes: includedTaxesWire(price.taxes),
    ...reductionsWire(priced),
    Version: version,
    Products: lines.map((line) => lineWire(line, pricedLines.get(line.id), { lines, titles, limit, priced })),
  };
}

/** Charges as the retail API sends them. */
export function chargesWire(charges: readonly Charge[]): ChargesWire {
  return charges.map(({ kind, amount }) => ({ Kind: kind, Amount: amount }));
}

/** Taxes as the retail API sends them. */
export function includedTaxesWire(taxes: readonly TaxOfRate[]): IncludedTaxesWire {
  return taxes.map(({ gstPercent, taxable, tax }) => ({
    GstPercent: gstPercent,
    TaxableAmount: taxable,
    TaxAmount: tax,
  }));
}

/** The coupon of a cart as the retail API sends it; null when none counts. */
export function couponWire({ coupon, price }: Pick<PricedBasket, 'coupon' | 'price'>): CouponWire | null {
  return (
    coupon && {
      CouponCode: coupon.code,
      CouponDiscount: price.couponDiscount,
      ExpiresAt: coupon.endsAt,
      Terms: coupon.description,
    }
  );
}

function reductionsWire(priced: PricedBasket) {
  const { price } = priced;
  const amounts = new Map(price.giftCards.map(({ id, amount }) => [id, amount]));
  return {
    Coupon: couponWire(priced),
    CouponRefusal: priced.couponRefusal,
    GiftCoupon: priced.giftCoupon && {
      GiftCouponRequestId: priced.giftCoupon.id,
      Amount: priced.giftCoupon.amount,
      ExpiresAt: priced.giftCoupon.expiresAt,
    },
    GiftCouponRefusal: priced.giftCouponRefusal && { Reason: priced.giftCouponRefusal },
    GiftCards: priced.giftCards.map(({ id, lastDigits, balance }) => ({
      GiftCardId: id,
      LastDigits: lastDigits,
      Balance: balance,
      Amount: amounts.get(id) ?? 0,
    })),
    OfferCount: price.offers.filter(({ eligible }) => eligible).length,
  };
}

interface LineContext {
  lines: readonly CartLine[];
  titles: ReadonlyMap<string, string>;
  limit: number;
  priced: PricedBasket;
}

function lineWire(line: CartLine, priced: PricedLine | undefined, context: LineContext): CartWire['Products'][number] {
  const offerId = priced?.offerId ?? '';
  const couponDiscount = priced?.couponDiscount ?? 0;
  const price = itemPrice(line) * line.quantity;
  const limit = context.limit - unitsOnOtherLines(context.lines, line);
  return {
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
    UnitPrice: line.unitPrice,
    ...engravingWire(line.engraving),
    ...engravingTermsWire(line.isWithdrawn ? null : line.engravingTerms),
    AddedPrice: line.addedPrice,
    INRPrice: price,
    MRP: line.mrp,
    StoreQuantity: line.stock,
    MaximumQuantity: maximumQuantity({ stock: line.stock, limit }),
    Counted: priced !== undefined,
    Withdrawn: line.isWithdrawn,
    ThumbnailImageUrl: line.thumbnail,
    ProductUrl: line.slug,
    GstPercent: line.gstPercent,
    OfferId: offerId,
    OfferTitle: context.titles.get(offerId) ?? '',
    OfferDiscount: priced?.offerDiscount ?? 0,
    CouponCode: couponDiscount > 0 ? (context.priced.coupon?.code ?? '') : '',
    CouponDiscount: couponDiscount,
    GiftCouponDiscount: priced?.giftCouponDiscount ?? 0,
    NetPrice: priced?.net ?? price,
    LineId: line.id,
  };
}
