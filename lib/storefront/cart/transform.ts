import type { CartWire, CouponRefusalWire } from '#lib/contract/index.ts';
import { localFact, localTitle } from '#lib/shared/language/local-fact.ts';
import { toEngraving, toEngravingTerms } from '#lib/storefront/engraving/transform.ts';
import { storeHref } from '#lib/storefront/platform/site/store-href.ts';
import type { Cart, CartFigures, CartLine, IncludedTax, PriceFigures, RefusedCoupon } from './types.ts';

/** Converts the cart of the retail API. `couponCode`: the one that was sent with the call. */
export function toCart(wire: CartWire, couponCode: string): Cart {
  return {
    lines: wire.Products.map(toLine),
    count: wire.TotalQuantity,
    figures: toFigures(wire),
    coupon: wire.Coupon && {
      code: wire.Coupon.CouponCode,
      discount: wire.Coupon.CouponDiscount,
      expiresAt: wire.Coupon.ExpiresAt,
      terms: wire.Coupon.Terms,
    },
    couponRefusal: wire.CouponRefusal && toRefusedCoupon(wire.CouponRefusal, couponCode),
    droppedCoupon: null,
    giftCoupon: wire.GiftCoupon && { amount: wire.GiftCoupon.Amount, expiresAt: wire.GiftCoupon.ExpiresAt },
    giftCouponRefusal: wire.GiftCouponRefusal?.Reason ?? null,
    giftCards: wire.GiftCards.map((card) => ({
      id: card.GiftCardId,
      lastDigits: card.LastDigits,
      balance: card.Balance,
      amount: card.Amount,
    })),
    offerCount: wire.OfferCount,
    version: wire.Version,
  };
}

function toLine(product: CartWire['Products'][number]): CartLine {
  return {
    id: product.LineId,
    sku: product.SKU,
    code: product.ProductCode,
    title: localTitle(product.ProductTitle),
    brand: product.BrandName,
    department: product.RootCategory,
    sizeName: product.SizeName,
    colour: localFact(product.ColorName),
    href: storeHref(product.ProductUrl),
    photo: product.ThumbnailImageUrl,
    quantity: product.Quantity,
    maximum: product.MaximumQuantity,
    stock: product.StoreQuantity,
    counted: product.Counted,
    withdrawn: product.Withdrawn,
    engraving: toEngraving(product.Engraving),
    engravingTerms: toEngravingTerms(product.EngravingTerms),
    unitPrice: product.UnitPrice,
    addedPrice: product.AddedPrice,
    linePrice: product.INRPrice,
    mrp: product.MRP,
    offer:
      product.OfferId === '' ? null : { id: product.OfferId, title: product.OfferTitle, saving: product.OfferDiscount },
    couponDiscount: product.CouponDiscount,
    netPrice: product.NetPrice,
  };
}

type FiguresWire = Pick<
  CartWire,
  | 'TotalMRP'
  | 'TotalItemLevelDiscount'
  | 'SubTotal'
  | 'DiscountOfferValue'
  | 'CouponDiscount'
  | 'GiftCouponDiscount'
  | 'ShippingCharges'
  | 'Charges'
  | 'GiftCardAmount'
  | 'PayableAmount'
  | 'Taxes'
>;

/** Converts the figures that a cart and an order have in common. */
export function toPriceFigures(wire: FiguresWire): PriceFigures {
  return {
    mrpTotal: wire.TotalMRP,
    mrpSaving: wire.TotalItemLevelDiscount,
    subtotal: wire.SubTotal,
    offerDiscount: wire.DiscountOfferValue,
    couponDiscount: wire.CouponDiscount,
    giftCouponDiscount: wire.GiftCouponDiscount,
    shipping: wire.ShippingCharges,
    charges: wire.Charges.map(({ Kind, Amount }) => ({ kind: Kind, amount: Amount })),
    giftCardAmount: wire.GiftCardAmount,
    payable: wire.PayableAmount,
    taxes: wire.Taxes.map(toIncludedTax),
  };
}

function toIncludedTax({ GstPercent, TaxableAmount, TaxAmount }: CartWire['Taxes'][number]): IncludedTax {
  return { percent: GstPercent, taxable: TaxableAmount, tax: TaxAmount };
}

function toFigures(wire: CartWire): CartFigures {
  return { ...toPriceFigures(wire), freeShippingMissing: wire.FreeShippingMissing, total: wire.TotalAmount };
}

function toRefusedCoupon(wire: CouponRefusalWire, code: string): RefusedCoupon {
  return {
    code,
    reason: wire.Reason,
    ...(wire.Minimum === undefined ? {} : { minimum: wire.Minimum }),
    ...(wire.Missing === undefined ? {} : { missing: wire.Missing }),
    ...(wire.At === undefined ? {} : { at: wire.At }),
    ...(wire.Maximum === undefined ? {} : { maximum: wire.Maximum }),
  };
}
