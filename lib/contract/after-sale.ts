import { z } from 'zod';
import { addressFields } from './address.ts';
import { epochMilliseconds, opaqueId, orderNumber, orEmpty, personName, sizeName, sku } from './fields.ts';
import { rupees, signedRupees } from './money.ts';
import { orderAddress } from './order.ts';
import { returnNumber } from './order-after-sale.ts';
import { visibleLines } from './review.ts';
import {
  BANK_ACCOUNT_PATTERN,
  EXCHANGE_ENDS,
  IFSC_PATTERN,
  PICKUP_SLOTS,
  REFUND_METHODS,
  REFUND_TARGETS,
  RETURN_KINDS,
  RETURN_REASONS,
  RETURN_STATES,
} from './vocabulary.ts';

const day = z.iso.date();
/**
 * The price difference of an exchange: what the shopper still pays (above zero) or gets refunded (below); 0
 * otherwise.
 */
export const priceDifference = signedRupees;

/**
 * The bank account the operator transfers a refund to for what was paid in cash; only its last digits are ever
 * shown.
 */
export const bankAccount = z.object({
  AccountName: personName.min(2),
  AccountNumber: z.string().regex(BANK_ACCOUNT_PATTERN),
  /** Indian Financial System Code of the branch. */
  IFSC: z.string().regex(IFSC_PATTERN),
});
export type BankAccountWire = z.output<typeof bankAccount>;

/** A line of an order and a quantity of its items. */
export const lineQuantities = z.object({ LineId: opaqueId, Quantity: z.number().int().min(1).max(100) });

/** A line that is returned. */
export const returnedLine = lineQuantities.extend({
  Reason: z.enum(RETURN_REASONS),
  /** For an exchange: the SKU of the replacement; empty otherwise. */
  ReplacementSKU: orEmpty(sku).default(''),
});

/** The line of an order that a return or a service request is about. */
export const boughtLineFields = {
  LineId: z.string(),
  ProductTitle: z.string(),
  BrandName: z.string(),
  ThumbnailImageUrl: z.string(),
  /** Empty where the product is no longer sold. */
  ProductUrl: z.string(),
  SizeName: sizeName.nullable(),
};

/** The item that replaces a line in an exchange. */
const replacement = z.object({
  SKU: sku,
  ProductTitle: z.string(),
  ProductUrl: z.string(),
  SizeName: sizeName.nullable(),
  /** The agreed price of the whole quantity. */
  Price: rupees,
});
export type ReplacementWire = z.output<typeof replacement>;

/** A return or an exchange. */
export const orderReturn = z.object({
  ReturnNumber: returnNumber,
  OrderNumber: orderNumber,
  OrderKey: opaqueId,
  Kind: z.enum(RETURN_KINDS),
  State: z.enum(RETURN_STATES),
  RequestedAt: epochMilliseconds,
  /** The state changes of the return, in order. */
  Events: z.array(z.object({ State: z.enum(RETURN_STATES), At: epochMilliseconds })),
  Lines: z
    .array(
      z.object({
        ...boughtLineFields,
        Quantity: z.number().int().min(1),
        Reason: z.enum(RETURN_REASONS),
        /** The amount refunded for the line. */
        Amount: rupees,
        /** Null where nothing replaces the line, or nothing does any more. */
        Replacement: replacement.nullable(),
      }),
    )
    .min(1),
  Comment: z.string(),
  PhotoIds: z.array(opaqueId),
  PickupAddress: orderAddress,
  /** `YYYY-MM-DD` in India; the slot is PickupSlot. */
  PickupDate: day,
  PickupSlot: z.enum(PICKUP_SLOTS),
  SealIntact: z.boolean(),
  TagsOn: z.boolean(),
  RefundTo: z.enum(REFUND_TARGETS),
  /** Last digits of the bank account; empty where none was given or nothing was transferred to it. */
  BankAccountDigits: z.string(),
  /** The value of the returned items: it is refunded, or pays for the replacement. */
  RefundAmount: rupees,
  Difference: priceDifference,
  /** For an exchange that is not made: the reason. Empty otherwise. */
  ExchangeEnd: orEmpty(z.enum(EXCHANGE_ENDS)),
  /**
   * Why the store refused the return or does not make the exchange, or what the quality check found; empty
   * otherwise.
   */
  StoreNote: z.string(),
  /** The courier bringing a refused or failed item back to the shopper; empty where nothing is on its way. */
  Courier: z.string(),
  AWB: z.string(),
  /** Number of the replacement order; empty where there is none. */
  ReplacementOrderNumber: orEmpty(orderNumber),
  ReplacementOrderKey: orEmpty(opaqueId),
  /** Whether the shopper may still withdraw the return, or give up an exchange whose difference is not paid yet. */
  CanWithdraw: z.boolean(),
});
export type OrderReturnWire = z.output<typeof orderReturn>;

/** A part of an amount and where it goes. `Name`: the gateway, or the last digits of the gift card. */
const moneyPart = z.object({ Method: z.enum(REFUND_METHODS), Name: z.string(), Amount: rupees });

/** Where a refund would go. */
export const orderRefundPlan = z.object({
  /** The value of the items. */
  Amount: rupees,
  Difference: priceDifference.prefault(0),
  /** The parts add up to Amount; for an exchange, to the part of it that is refunded. */
  Parts: z.array(moneyPart),
  /** For an exchange: where Amount goes if it is not made, or its difference is not paid in time. */
  ValueParts: z.array(moneyPart).optional(),
  /** Whether a bank account must be given; for an exchange, also for what is refunded if it is not made. */
  BankNeeded: z.boolean(),
  /** For an exchange: whether the replacement order needs a PAN. */
  PanNeeded: z.boolean().default(false),
  /** For an exchange: the replacements of the lines for which one was named. */
  Replacements: z.array(replacement.extend({ LineId: z.string() })).optional(),
});
export type OrderRefundPlanWire = z.output<typeof orderRefundPlan>;

/** The most lines that one call may name; a basket has fewer. */
export const MAX_LINES_PER_CALL = 100;

/** What a shopper adds in own words. */
export const shopperComment = visibleLines(500).default('');

/** Where a refund goes; by default back to what was paid with. */
export const refundTarget = z.enum(REFUND_TARGETS).default('source');

/** The fields of an address that an order or a pickup may have; the state is the order's own. */
export const orderAddressFields = z.object({
  FullName: addressFields.FullName,
  Mobile: addressFields.Mobile,
  AlternateMobile: addressFields.AlternateMobile,
  Pincode: addressFields.Pincode,
  AddressLine1: addressFields.AddressLine1,
  AddressLine2: addressFields.AddressLine2,
  Landmark: addressFields.Landmark,
  City: addressFields.City,
});
