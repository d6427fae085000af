import { z } from 'zod';
import { address } from './address.ts';
import { cartProduct, includedTaxes } from './cart.ts';
import { charges } from './charge.ts';
import { orderCollection } from './collect.ts';
import { epochMilliseconds, mobile, opaqueId, orderNumber, orEmpty } from './fields.ts';
import { giftOptions } from './gift.ts';
import { rupees } from './money.ts';
import { afterSaleFields, lineAfterSaleFields } from './order-after-sale.ts';
import { ORDER_STATES, PAYMENT_METHODS, PAYMENT_STATES } from './vocabulary.ts';

/** The figures of a placed order, as its confirmation shows them. */
const orderFigures = z.object({
  OrderNumber: orderNumber,
  /** The price of the order with shipping and charges and after every discount; gift cards and the gateway together pay it. */
  Total: rupees,
  ShippingCharges: rupees,
  /** What it costs besides goods and shipping. */
  Charges: charges,
  CouponDiscount: rupees,
  /** The saving compared with MRP. */
  TotalItemLevelDiscount: rupees,
  /** Names of the offers of the lines; DiscountOfferValue is their discount. Empty and 0 without an offer. */
  DiscountOfferText: z.string(),
  DiscountOfferValue: rupees,
  CurrencySymbol: z.string().min(1).max(8),
});

/** A line of an order as it was bought, with the current status of its items. */
export const orderProduct = cartProduct
  .pick({
    LineId: true,
    SKU: true,
    ProductCode: true,
    ProductTitle: true,
    BrandName: true,
    RootCategory: true,
    Category: true,
    ColorName: true,
    SizeName: true,
    Quantity: true,
    UnitPrice: true,
    Engraving: true,
    INRPrice: true,
    MRP: true,
    ThumbnailImageUrl: true,
    ProductUrl: true,
    GstPercent: true,
    OfferTitle: true,
    OfferDiscount: true,
    CouponDiscount: true,
    GiftCouponDiscount: true,
    NetPrice: true,
  })
  .extend({ HsnCode: z.string(), ...lineAfterSaleFields });
export type OrderProductWire = z.output<typeof orderProduct>;

/** The delivery address of an order, or its billing address, as it was when the order was placed. */
export const orderAddress = address.omit({ AddressGUID: true, IsDefault: true, Type: true }).extend({
  /** Empty once the account was deleted. */
  Mobile: orEmpty(mobile),
});
export type OrderAddressWire = z.output<typeof orderAddress>;

/** A placed order. */
export const order = orderFigures.extend({
  /** An unguessable id for links; anyone who knows it may see the order. */
  OrderKey: opaqueId,
  State: z.enum(ORDER_STATES),
  PaymentMethod: z.enum(PAYMENT_METHODS),
  PaymentState: z.enum(PAYMENT_STATES),
  /** Whether its payments are tests that charge no money. */
  TestPayment: z.boolean(),
  /** Whether the order can be paid (again) now. */
  CanPay: z.boolean(),
  /** When the reservation of its items for a payment ends, in epoch milliseconds; null where nothing is reserved. */
  HoldExpiresAt: epochMilliseconds.nullable(),
  PlacedAt: epochMilliseconds,
  TotalMRP: rupees,
  SubTotal: rupees,
  CouponCode: z.string(),
  GiftCouponDiscount: rupees,
  GiftCardAmount: rupees,
  /** The amount left to pay when the order was placed. */
  PayableAmount: rupees,
  /** The amount that is, or was, refunded to the original payment. */
  RefundAmount: rupees,
  /**
   * Number of the valid order of the same cart, where this order was paid in addition to it; empty where there
   * is none.
   */
  StandsInstead: orEmpty(orderNumber),
  /** The tax included in Total, by rate. */
  Taxes: includedTaxes,
  TotalQuantity: z.number().int().min(1),
  Products: z.array(orderProduct).min(1),
  /** Of an order that is collected: the address of the store, with the name and number of who collects it. */
  Address: orderAddress,
  /** Left out where the order is delivered. */
  Collect: orderCollection.optional(),
  /** Whether it is delivered express, which the promised days are of; left out otherwise. */
  Express: z.boolean().optional(),
  /** Whether staff placed it for the customer, on the phone or as further items of an order; left out otherwise. */
  PreparedByStore: z.boolean().optional(),
  BillingAddress: orderAddress,
  GSTIN: z.string(),
  Mobile: z.string(),
  /** Empty where the customer has not provided one. */
  Email: z.string(),
  /** First promised day, `YYYY-MM-DD` in India (LatestDate is the last); empty where only the text is known. */
  EarliestDate: z.string(),
  LatestDate: z.string(),
  DeliveryDays: z.string(),
  IdentityNeeded: z.boolean(),
  Gift: giftOptions,
  /** Empty until the invoice is issued. */
  InvoiceNumber: z.string(),
  ...afterSaleFields,
});
export type OrderWire = z.output<typeof order>;

/** An order in a list of orders. */
export const orderListItem = order
  .pick({
    OrderNumber: true,
    OrderKey: true,
    State: true,
    PaymentMethod: true,
    PaymentState: true,
    TestPayment: true,
    CanPay: true,
    PlacedAt: true,
    Total: true,
    PayableAmount: true,
    TotalQuantity: true,
    EarliestDate: true,
    LatestDate: true,
    DeliveryDays: true,
    Collect: true,
    Returns: true,
  })
  .extend({
    Products: z
      .array(orderProduct.pick({ ProductTitle: true, ThumbnailImageUrl: true, ProductUrl: true, Quantity: true }))
      .min(1),
  });
export type OrderListItemWire = z.output<typeof orderListItem>;
