import { z } from 'zod';
import { cartId, epochMilliseconds } from './fields.ts';
import { rupees } from './money.ts';
import { COUPON_REFUSALS, GIFT_COUPON_REFUSALS } from './vocabulary.ts';

const count = z.number().int().min(0);

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
  UnitPrice: rupees,
  /** UnitPrice when the line was last changed; it differs where the price has moved since. */
  AddedPrice: rupees,
  /** UnitPrice x Quantity in INR. */
  INRPrice: rupees,
  MRP: rupees,
  /** Stock of the SKU now; below Quantity the line cannot be bought as it is. */
  StoreQuantity: count,
  /** The most that this line may hold: the smaller of stock and the limit per order. */
  MaximumQuantity: count,
  /** False where the line is sold out: no figure of the cart counts it then. */
  Counted: z.boolean(),
  /** True where the product has left the catalogue: it has no page any more, and nobody is told of its return. */
  Withdrawn: z.boolean().default(false),
  ThumbnailImageUrl: z.string(),
  ProductUrl: z.string(),
  GstPercent: z.number().min(0).max(40),
  /** The offer that the line has; empty where none. */
  OfferId: z.string(),
  OfferTitle: z.string(),
  /** What the offer, the coupon and the gift coupon take off the whole line. */
  OfferDiscount: rupees,
  CouponCode: z.string(),
  CouponDiscount: rupees,
  GiftCouponDiscount: rupees,
  /** INRPrice less the three discounts. */
  NetPrice: rupees,
  LineId: cartId,
});

/** A coupon as it works on a cart. */
export const coupon = z.object({
  CouponCode: z.string(),
  /** What it takes off this cart. */
  CouponDiscount: rupees,
  ExpiresAt: epochMilliseconds,
  Terms: z.string(),
});
export type CouponWire = z.output<typeof coupon>;

/** Why a coupon that was sent along does not count, with what is needed to say so. */
export const couponRefusal = z.object({
  Reason: z.enum(COUPON_REFUSALS),
  /** What the cart must come to, and what it lacks of it. */
  Minimum: rupees.optional(),
  Missing: rupees.optional(),
  /** When it ended or begins. */
  At: epochMilliseconds.optional(),
  /** The most pieces that a cart with a coupon may hold. */
  Maximum: count.optional(),
});
export type CouponRefusalWire = z.output<typeof couponRefusal>;

const giftCoupon = z.object({
  GiftCouponRequestId: z.string(),
  /** What it takes off at the most. */
  Amount: rupees,
  ExpiresAt: epochMilliseconds,
});

/** A gift card that is used for a cart. */
export const usedGiftCard = z.object({
  GiftCardId: cartId,
  LastDigits: z.string().regex(/^\d{4}$/),
  Balance: rupees,
  /** What this cart takes of the balance. */
  Amount: rupees,
});

/**
 * SubTotal - DiscountOfferValue - CouponDiscount - GiftCouponDiscount + ShippingCharges = TotalAmount, and
 * TotalAmount - GiftCardAmount = PayableAmount, to the paisa. Sold-out lines are in no figure but TotalQuantity and TotalItems.
 */
export const cart = z.object({
  BasketGUID: cartId.min(1),
  /** Sum of the quantities. */
  TotalQuantity: count,
  /** Number of lines. */
  TotalItems: count,
  /** Sum of MRP x Quantity. */
  TotalMRP: rupees,
  /** TotalMRP - SubTotal. */
  TotalItemLevelDiscount: rupees,
  /** Sum of UnitPrice x Quantity. */
  SubTotal: rupees,
  /** Titles of the offers that the lines have. */
  DiscountOfferText: z.string(),
  DiscountOfferValue: rupees,
  CouponDiscount: rupees,
  GiftCouponDiscount: rupees,
  ShippingCharges: rupees,
  /** What is to be added before shipping is free; 0 where it is, or never will be. */
  FreeShippingMissing: rupees,
  /** What the order costs. */
  TotalAmount: rupees,
  GiftCardAmount: rupees,
  /** What is left to pay. */
  PayableAmount: rupees,
  /** The tax inside TotalAmount, by rate. */
  Taxes: z.array(z.object({ GstPercent: z.number(), TaxableAmount: rupees, TaxAmount: rupees })),
  Coupon: coupon.nullable(),
  /** Set where a CouponCode was sent that does not count. */
  CouponRefusal: couponRefusal.nullable(),
  GiftCoupon: giftCoupon.nullable(),
  /** Set where a GiftCouponRequestId was sent that does not count. */
  GiftCouponRefusal: z.object({ Reason: z.enum(GIFT_COUPON_REFUSALS) }).nullable(),
  GiftCards: z.array(usedGiftCard),
  /** How many offers lines of the cart could have now. */
  OfferCount: count,
  /** Rises with every change; a stale change is refused. */
  Version: count,
  Products: z.array(cartProduct),
});
export type CartWire = z.output<typeof cart>;

/** An offer as it stands with a cart. */
export const offer = z.object({
  OfferId: z.string(),
  Title: z.string(),
  Terms: z.string(),
  /** `line`: chosen line by line. `cart`: comes by itself, e.g. free shipping. `note`: nothing to choose here, e.g. a bank's. */
  Kind: z.enum(['line', 'cart', 'note']),
  /** The lines that it applies to; SizeName is null where the product comes in one size. */
  AppliesTo: z.array(
    z.object({
      LineId: cartId,
      ProductUrl: z.string(),
      SizeName: z.string().nullable(),
      /** What it takes, or would take, off the line. */
      Saving: rupees,
      /** Whether the line has it. */
      Selected: z.boolean(),
      /** Whether it saves this line the most of all. */
      Best: z.boolean(),
    }),
  ),
  /** Sum of the savings above. */
  Saving: rupees,
  Eligible: z.boolean(),
  /** What is missing for the offer, in words; empty where Eligible. */
  MissingText: z.string(),
  /** Whether any line has it. */
  Selected: z.boolean(),
});
export type OfferWire = z.output<typeof offer>;
