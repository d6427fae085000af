import { z } from 'zod';
import { address } from './address.ts';
import { cartProduct } from './cart.ts';
import { epochMilliseconds, mobile, opaqueId, orderNumber, orEmpty } from './fields.ts';
import { rupees } from './money.ts';
import { afterSaleFields, lineAfterSaleFields } from './order-after-sale.ts';
import { ORDER_STATES, PAYMENT_METHODS, PAYMENT_STATES } from './vocabulary.ts';

/** The figures of a placed order, as its confirmation shows them. */
const orderFigures = z.object({
  OrderNumber: orderNumber,
  /** What the order costs, shipping in and every discount out; gift cards and the gateway pay it together. */
  Total: rupees,
  ShippingCharges: rupees,
  CouponDiscount: rupees,
  /** What was saved on MRP. */
  TotalItemLevelDiscount: rupees,
  /** Names of the offers that the lines have and what they took off; empty and 0 without one. */
  DiscountOfferText: z.string(),
  DiscountOfferValue: rupees,
  CurrencySymbol: z.string().min(1).max(8),
});

/** A line of an order as it was bought, and what has become of its pieces. */
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

/** Where an order goes, or whom its invoice names, as it was when it was placed. */
export const orderAddress = address.omit({ AddressGUID: true, IsDefault: true, Type: true }).extend({
  /** Empty once the account was deleted. */
  Mobile: orEmpty(mobile),
});
export type OrderAddressWire = z.output<typeof orderAddress>;

/** A placed order. */
export const order = orderFigures.extend({
  /** Whoever knows it may see the order: an unguessable id, for links. */
  OrderKey: opaqueId,
  State: z.enum(ORDER_STATES),
  PaymentMethod: z.enum(PAYMENT_METHODS),
  PaymentState: z.enum(PAYMENT_STATES),
  /** Whether its payments are tests that take no money. */
  TestPayment: z.boolean(),
  /** Whether it may be paid (again) now. */
  CanPay: z.boolean(),
  /** Until then its goods are held for a payment; null where nothing is. */
  HoldExpiresAt: epochMilliseconds.nullable(),
  PlacedAt: epochMilliseconds,
  TotalMRP: rupees,
  SubTotal: rupees,
  CouponCode: z.string(),
  GiftCouponDiscount: rupees,
  GiftCardAmount: rupees,
  /** What was left to pay when it was placed. */
  PayableAmount: rupees,
  /** What goes back, or went, to where it was paid from. */
  RefundAmount: rupees,
  /** Number of the order of the same cart that stands, where this one was paid beside it; empty where there is none. */
  StandsInstead: orEmpty(orderNumber),
  /** The tax inside Total, by rate. */
  Taxes: z.array(z.object({ GstPercent: z.number(), TaxableAmount: rupees, TaxAmount: rupees })),
  TotalQuantity: z.number().int().min(1),
  Products: z.array(orderProduct).min(1),
  Address: orderAddress,
  BillingAddress: orderAddress,
  GSTIN: z.string(),
  Mobile: z.string(),
  /** Empty where the customer has given none. */
  Email: z.string(),
  /** First and last promised day, `YYYY-MM-DD` in India; empty where only the text is known. */
  EarliestDate: z.string(),
  LatestDate: z.string(),
  DeliveryDays: z.string(),
  IdentityNeeded: z.boolean(),
  /** Empty until it is issued. */
  InvoiceNumber: z.string(),
  ...afterSaleFields,
});
export type OrderWire = z.output<typeof order>;

/** An order in a list of them. */
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
    Returns: true,
  })
  .extend({
    Products: z
      .array(orderProduct.pick({ ProductTitle: true, ThumbnailImageUrl: true, ProductUrl: true, Quantity: true }))
      .min(1),
  });
export type OrderListItemWire = z.output<typeof orderListItem>;
