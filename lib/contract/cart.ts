import { z } from 'zod';
import { charges } from './charge.ts';
import { engravingTerms, lineEngraving } from './engraving.ts';
import { cartId, epochMilliseconds } from './fields.ts';
import { rupees } from './money.ts';
import { COUPON_REFUSALS, GIFT_COUPON_REFUSALS } from './vocabulary.ts';

const count = z.number().int().min(0);

/** The tax that is part of an amount, by rate. */
export const includedTaxes = z.array(z.object({ GstPercent: z.number(), TaxableAmount: rupees, TaxAmount: rupees }));
export type IncludedTaxesWire = z.output<typeof includedTaxes>;

export const cartProduct = z.object({
  SKU: z.string(),
  ProductCode: z.string(),
  ProductId: z.string(),
  ProductTitle: z.string(),
  BrandName: z.string(),
  RootCategory: z.string(),
  Category: z.string(),
  SubCategory: z.string(),
  ColorName: z.string(),
  SizeName: z.string().nullable(),
  Quantity: z.number().int().min(1),
  /** One item, without its engraving. */
  UnitPrice: rupees,
  /** What its items are engraved with; left out where they are not. */
  Engraving: lineEngraving.optional().catch(undefined),
  /** How its items may be engraved now; left out where they may not. */
  EngravingTerms: engravingTerms.optional().catch(undefined),
  /** UnitPrice when the line was last changed; it differs from UnitPrice where the price has changed since. */
  AddedPrice: rupees,
  /** (UnitPrice + the price of the engraving) x Quantity in INR. */
  INRPrice: rupees,
  MRP: rupees,
  /** Current stock of the SKU; below Quantity the line cannot be bought as it is. */
  StoreQuantity: count,
  /** The largest quantity of this line: the smaller of the stock and the limit per order. */
  MaximumQuantity: count,
  /** False where the line is sold out; it is then excluded from the cart's figures. */
  Counted: z.boolean(),
  /**
   * True where the product has left the catalogue: it has no page any more, and no back-in-stock notice can be
   * requested.
   */
  Withdrawn: z.boolean().default(false),
  ThumbnailImageUrl: z.string(),
  ProductUrl: z.string(),
  GstPercent: z.number().min(0).max(40),
  /** The offer applied to the line; empty where there is none. */
  OfferId: z.string(),
  OfferTitle: z.string(),
  /** The discount by the offer on the whole line; the next fields are those by the coupon and the gift coupon. */
  OfferDiscount: rupees,
  CouponCode: z.string(),
  CouponDiscount: rupees,
  GiftCouponDiscount: rupees,
  /** INRPrice minus the three discounts. */
  NetPrice: rupees,
  LineId: cartId,
});

/** A coupon applied to a cart. */
export const coupon = z.object({
  CouponCode: z.string(),
  /** The discount on this cart. */
  CouponDiscount: rupees,
  ExpiresAt: epochMilliseconds,
  Terms: z.string(),
});
export type CouponWire = z.output<typeof coupon>;

/** Why a coupon sent with the request is not applied, with the figures for its message. */
export const couponRefusal = z.object({
  Reason: z.enum(COUPON_REFUSALS),
  /** The minimum value of the cart; Missing is what the cart lacks. */
  Minimum: rupees.optional(),
  Missing: rupees.optional(),
  /** When the coupon ended or begins, in epoch milliseconds. */
  At: epochMilliseconds.optional(),
  /** The most items that a cart with a coupon may hold. */
  Maximum: count.optional(),
});
export type CouponRefusalWire = z.output<typeof couponRefusal>;

const giftCoupon = z.object({
  GiftCouponRequestId: z.string(),
  /** The largest discount by the gift coupon. */
  Amount: rupees,
  ExpiresAt: epochMilliseconds,
});

/** A gift card applied to a cart. */
export const usedGiftCard = z.object({
  GiftCardId: cartId,
  LastDigits: z.string().regex(/^\d{4}$/),
  Balance: rupees,
  /** The part of the balance that this cart uses. */
  Amount: rupees,
});

/**
 * SubTotal - DiscountOfferValue - CouponDiscount - GiftCouponDiscount + ShippingCharges + Charges = TotalAmount, and
 * TotalAmount - GiftCardAmount = PayableAmount, exact to the paisa. Sold-out lines count in TotalQuantity and
 * TotalItems only.
 */
export const cart = z.object({
  BasketGUID: cartId.min(1),
  /** Sum of the quantities. */
  TotalQuantity: count,
  /** Number of lines. */
  TotalItems: count,
  /** Sum of (MRP + the price of the engraving) x Quantity. */
  TotalMRP: rupees,
  /** TotalMRP - SubTotal. */
  TotalItemLevelDiscount: rupees,
  /** Sum of INRPrice. */
  SubTotal: rupees,
  /** Titles of the offers applied to the lines. */
  DiscountOfferText: z.string(),
  DiscountOfferValue: rupees,
  CouponDiscount: rupees,
  GiftCouponDiscount: rupees,
  ShippingCharges: rupees,
  /** The value missing for free shipping; 0 where shipping is free already or never will be. */
  FreeShippingMissing: rupees,
  /** What the choices of the request cost besides shipping. */
  Charges: charges,
  /** The price of the order before gift cards. */
  TotalAmount: rupees,
  GiftCardAmount: rupees,
  /** The amount left to pay. */
  PayableAmount: rupees,
  /** The tax included in TotalAmount, by rate. */
  Taxes: includedTaxes,
  Coupon: coupon.nullable(),
  /** Set where the CouponCode of the request is not applied. */
  CouponRefusal: couponRefusal.nullable(),
  GiftCoupon: giftCoupon.nullable(),
  /** Set where the GiftCouponRequestId of the request is not applied. */
  GiftCouponRefusal: z.object({ Reason: z.enum(GIFT_COUPON_REFUSALS) }).nullable(),
  GiftCards: z.array(usedGiftCard),
  /** The number of offers that lines of the cart could have now. */
  OfferCount: count,
  /** Increases with every change; a change based on an older version is refused. */
  Version: count,
  Products: z.array(cartProduct),
});
export type CartWire = z.output<typeof cart>;

/** An offer and its status for a cart. */
export const offer = z.object({
  OfferId: z.string(),
  Title: z.string(),
  Terms: z.string(),
  /**
   * `line`: chosen for each line. `cart`: applied automatically, e.g. free shipping. `note`: information only,
   * e.g. a bank's offer.
   */
  Kind: z.enum(['line', 'cart', 'note']),
  /** The lines that the offer applies to; SizeName is null where the product comes in one size. */
  AppliesTo: z.array(
    z.object({
      LineId: cartId,
      ProductUrl: z.string(),
      SizeName: z.string().nullable(),
      /** The discount that the line has, or would have. */
      Saving: rupees,
      /** Whether the offer is chosen for the line. */
      Selected: z.boolean(),
      /** Whether this offer saves the most on this line. */
      Best: z.boolean(),
    }),
  ),
  /** Sum of the savings of the lines. */
  Saving: rupees,
  Eligible: z.boolean(),
  /** What the cart lacks for the offer, as text; empty where Eligible. */
  MissingText: z.string(),
  /** Whether the offer is chosen for any line. */
  Selected: z.boolean(),
});
export type OfferWire = z.output<typeof offer>;
