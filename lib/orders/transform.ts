import {
  type OrderAddressWire,
  type OrderListItemWire,
  type OrderProductWire,
  type OrderWire,
  toPaise,
} from '#lib/contract/index.ts';
import { paths } from '#lib/shared/paths.ts';
import type { DeliveryPromise, Order, OrderAddress, OrderLine, OrderListItem } from './types.ts';

function toLine(wire: OrderProductWire): OrderLine {
  const saving = toPaise(wire.OfferDiscount);
  return {
    id: wire.LineId,
    sku: wire.SKU,
    code: wire.ProductCode,
    title: wire.ProductTitle,
    brand: wire.BrandName,
    category: wire.Category,
    sizeName: wire.SizeName,
    colour: wire.ColorName,
    href: paths.product(wire.ProductUrl),
    photo: wire.ThumbnailImageUrl,
    quantity: wire.Quantity,
    unitPrice: toPaise(wire.UnitPrice),
    linePrice: toPaise(wire.INRPrice),
    mrp: toPaise(wire.MRP),
    offer: saving > 0 ? { title: wire.OfferTitle, saving } : null,
    couponDiscount: toPaise(wire.CouponDiscount),
    netPrice: toPaise(wire.NetPrice),
  };
}

/** An address of an order as the store shows it. */
export function toOrderAddress(wire: OrderAddressWire): OrderAddress {
  return {
    fullName: wire.FullName,
    mobile: wire.Mobile,
    line1: wire.AddressLine1,
    line2: wire.AddressLine2,
    landmark: wire.Landmark,
    city: wire.City,
    state: wire.State,
    pincode: wire.Pincode,
  };
}

type Promised = Pick<OrderWire, 'EarliestDate' | 'LatestDate' | 'DeliveryDays'>;

function toPromise(wire: Promised): DeliveryPromise {
  return { earliestDate: wire.EarliestDate, latestDate: wire.LatestDate, days: wire.DeliveryDays };
}

/** A placed order as the store shows it. */
export function toOrder(wire: OrderWire): Order {
  return {
    number: wire.OrderNumber,
    key: wire.OrderKey,
    state: wire.State,
    paymentMethod: wire.PaymentMethod,
    paymentState: wire.PaymentState,
    testPayment: wire.TestPayment,
    canPay: wire.CanPay,
    holdExpiresAt: wire.HoldExpiresAt,
    placedAt: wire.PlacedAt,
    figures: {
      mrpTotal: toPaise(wire.TotalMRP),
      mrpSaving: toPaise(wire.TotalItemLevelDiscount),
      subtotal: toPaise(wire.SubTotal),
      offerDiscount: toPaise(wire.DiscountOfferValue),
      couponDiscount: toPaise(wire.CouponDiscount),
      giftCouponDiscount: toPaise(wire.GiftCouponDiscount),
      shipping: toPaise(wire.ShippingCharges),
      total: toPaise(wire.Total),
      giftCardAmount: toPaise(wire.GiftCardAmount),
      payable: toPaise(wire.PayableAmount),
      taxes: wire.Taxes.map(({ GstPercent, TaxableAmount, TaxAmount }) => ({
        percent: GstPercent,
        taxable: toPaise(TaxableAmount),
        tax: toPaise(TaxAmount),
      })),
    },
    coupon: wire.CouponCode === '' ? null : { code: wire.CouponCode },
    refundAmount: toPaise(wire.RefundAmount),
    standsInstead: wire.StandsInstead,
    count: wire.TotalQuantity,
    lines: wire.Products.map(toLine),
    address: toOrderAddress(wire.Address),
    billingAddress: toOrderAddress(wire.BillingAddress),
    gstin: wire.GSTIN,
    mobile: wire.Mobile,
    email: wire.Email,
    promise: toPromise(wire),
    identityNeeded: wire.IdentityNeeded,
    invoiceNumber: wire.InvoiceNumber,
  };
}

/** An order of a list as the store shows it. */
export function toOrderListItem(wire: OrderListItemWire): OrderListItem {
  return {
    number: wire.OrderNumber,
    key: wire.OrderKey,
    state: wire.State,
    paymentMethod: wire.PaymentMethod,
    paymentState: wire.PaymentState,
    testPayment: wire.TestPayment,
    placedAt: wire.PlacedAt,
    total: toPaise(wire.Total),
    count: wire.TotalQuantity,
    promise: toPromise(wire),
    lines: wire.Products.map((line) => ({
      title: line.ProductTitle,
      photo: line.ThumbnailImageUrl,
      href: paths.product(line.ProductUrl),
      quantity: line.Quantity,
    })),
  };
}
