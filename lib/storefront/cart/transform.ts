import { type CartWire, type CouponRefusalWire, toPaise } from '#lib/contract/index.ts';
import { storeHref } from '#lib/shared/store-href.ts';
import type { Cart, CartFigures, CartLine, RefusedCoupon } from './types.ts';

/** Converts the cart of the retail API. `couponCode`: the one that was sent with the call. */
export function toCart(wire: CartWire, couponCode: string): Cart {
  return {
    lines: wire.Products.map(toLine),
    count: wire.TotalQuantity,
    figures: toFigures(wire),
    coupon: wire.Coupon && {
      code: wire.Coupon.CouponCode,
      discount: toPaise(wire.Coupon.CouponDiscount),
      expiresAt: wire.Coupon.ExpiresAt,
      terms: wire.Coupon.Terms,
    },
    couponRefusal: wire.CouponRefusal && toRefusedCoupon(wire.CouponRefusal, couponCode),
    droppedCoupon: null,
    giftCoupon: wire.GiftCoupon && { amount: toPaise(wire.GiftCoupon.Amount), expiresAt: wire.GiftCoupon.ExpiresAt },
    giftCouponRefusal: wire.GiftCouponRefusal?.Reason ?? null,
    giftCards: wire.GiftCards.map((card) => ({
      id: card.GiftCardId,
      lastDigits: card.LastDigits,
      balance: toPaise(card.Balance),
      amount: toPaise(card.Amount),
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
    title: product.ProductTitle,
    brand: product.BrandName,
    sizeName: product.SizeName,
    colour: product.ColorName,
    href: storeHref(product.ProductUrl),
    photo: product.ThumbnailImageUrl,
    quantity: product.Quantity,
    maximum: product.MaximumQuantity,
    stock: product.StoreQuantity,
    counted: product.Counted,
    withdrawn: product.Withdrawn,
    unitPrice: toPaise(product.UnitPrice),
    addedPrice: toPaise(product.AddedPrice),
    linePrice: toPaise(product.INRPrice),
    mrp: toPaise(product.MRP),
    offer:
      product.OfferId === ''
        ? null
        : { id: product.OfferId, title: product.OfferTitle, saving: toPaise(product.OfferDiscount) },
    couponDiscount: toPaise(product.CouponDiscount),
    netPrice: toPaise(product.NetPrice),
  };
}

function toFigures(wire: CartWire): CartFigures {
  return {
    mrpTotal: toPaise(wire.TotalMRP),
    mrpSaving: toPaise(wire.TotalItemLevelDiscount),
    subtotal: toPaise(wire.SubTotal),
    offerDiscount: toPaise(wire.DiscountOfferValue),
    couponDiscount: toPaise(wire.CouponDiscount),
    giftCouponDiscount: toPaise(wire.GiftCouponDiscount),
    shipping: toPaise(wire.ShippingCharges),
    freeShippingMissing: toPaise(wire.FreeShippingMissing),
    total: toPaise(wire.TotalAmount),
    giftCardAmount: toPaise(wire.GiftCardAmount),
    payable: toPaise(wire.PayableAmount),
    taxes: wire.Taxes.map((tax) => ({
      percent: tax.GstPercent,
      taxable: toPaise(tax.TaxableAmount),
      tax: toPaise(tax.TaxAmount),
    })),
  };
}

function toRefusedCoupon(wire: CouponRefusalWire, code: string): RefusedCoupon {
  return {
    code,
    reason: wire.Reason,
    ...(wire.Minimum === undefined ? {} : { minimum: toPaise(wire.Minimum) }),
    ...(wire.Missing === undefined ? {} : { missing: toPaise(wire.Missing) }),
    ...(wire.At === undefined ? {} : { at: wire.At }),
    ...(wire.Maximum === undefined ? {} : { maximum: wire.Maximum }),
  };
}
