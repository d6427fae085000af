import { z } from 'zod';
import { epochMilliseconds, opaqueId, orderNumber, orEmpty, personName, sizeName, sku } from './fields.ts';
import { rupees, signedRupees } from './money.ts';
import { orderAddress } from './order.ts';
import { returnNumber } from './order-after-sale.ts';
import {
  EXCHANGE_ENDS,
  PICKUP_SLOTS,
  REFUND_METHODS,
  REFUND_TARGETS,
  RETURN_KINDS,
  RETURN_REASONS,
  RETURN_STATES,
} from './vocabulary.ts';

const day = z.iso.date();
/** Of an exchange: what is to be paid on top (above zero), or goes back (below); 0 otherwise. */
export const difference = signedRupees;

/** Where the operator transfers money to that was paid in cash; only its last digits are ever shown. */
export const bankAccount = z.object({
  AccountName: personName.min(2),
  AccountNumber: z.string().regex(/^\d{9,18}$/),
  /** Indian financial system code of the branch. */
  IFSC: z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/),
});
export type BankAccountWire = z.output<typeof bankAccount>;

/** Pieces of a line of an order. */
export const lineQuantities = z.object({ LineId: opaqueId, Quantity: z.number().int().min(1).max(100) });

/** A line that comes back. */
export const returnedLine = lineQuantities.extend({
  Reason: z.enum(RETURN_REASONS),
  /** Of an exchange: what comes in its place; empty otherwise. */
  ReplacementSKU: orEmpty(sku).default(''),
});

/** Goods that take the place of a line. */
const replacement = z.object({
  SKU: sku,
  ProductTitle: z.string(),
  ProductUrl: z.string(),
  SizeName: sizeName.nullable(),
  /** Of all its pieces, as it is agreed. */
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
  /** What happened to it, in its order. */
  Events: z.array(z.object({ State: z.enum(RETURN_STATES), At: epochMilliseconds })),
  Lines: z
    .array(
      z.object({
        LineId: z.string(),
        ProductTitle: z.string(),
        BrandName: z.string(),
        ThumbnailImageUrl: z.string(),
        ProductUrl: z.string(),
        SizeName: sizeName.nullable(),
        Quantity: z.number().int().min(1),
        Reason: z.enum(RETURN_REASONS),
        /** What goes back for it. */
        Amount: rupees,
        /** Null where no goods take its place, or not any more. */
        Replacement: replacement.nullable(),
      }),
    )
    .min(1),
  Comment: z.string(),
  PhotoIds: z.array(opaqueId),
  PickupAddress: orderAddress,
  /** `YYYY-MM-DD` in India, and part of the day. */
  PickupDate: day,
  PickupSlot: z.enum(PICKUP_SLOTS),
  SealIntact: z.boolean(),
  TagsOn: z.boolean(),
  RefundTo: z.enum(REFUND_TARGETS),
  /** Last digits of the bank account; empty where none was given, or nothing went to it. */
  BankAccountDigits: z.string(),
  /** What its goods are worth: it goes back, or pays what takes their place. */
  RefundAmount: rupees,
  Difference: difference,
  /** Of an exchange that is not made: why. Empty otherwise. */
  ExchangeEnd: orEmpty(z.enum(EXCHANGE_ENDS)),
  /** Why the store refused it or does not make the exchange, or what the check of its quality found; empty otherwise. */
  StoreNote: z.string(),
  /** Who brings a refused or failed piece to the shopper again; empty where nothing is on its way. */
  Courier: z.string(),
  AWB: z.string(),
  /** Of the order that takes the place; empty where there is none. */
  ReplacementOrderNumber: orEmpty(orderNumber),
  ReplacementOrderKey: orEmpty(opaqueId),
  /** Whether the shopper may still take it back, or give up an exchange whose difference is not paid yet. */
  CanWithdraw: z.boolean(),
});
export type OrderReturnWire = z.output<typeof orderReturn>;

/** A part of an amount, and where it goes. `Name`: the gateway, or the last digits of the gift card. */
const moneyPart = z.object({ Way: z.enum(REFUND_METHODS), Name: z.string(), Amount: rupees });

/** Where an amount would go. */
export const moneyBackPlan = z.object({
  /** What the pieces are worth. */
  Amount: rupees,
  Difference: difference.prefault(0),
  /** Add up to Amount; of an exchange to what of it goes back. */
  Parts: z.array(moneyPart),
  /** Of an exchange: where Amount goes if it is not made, or its difference not paid in time. */
  WorthParts: z.array(moneyPart).optional(),
  /** Whether the account of a bank must be given for it; of an exchange for what goes back if it is not made, too. */
  BankNeeded: z.boolean(),
  /** Of an exchange: whether PAN must be given for what comes instead. */
  PanNeeded: z.boolean().default(false),
  /** Of an exchange: what takes the place of the lines for which something was named. */
  Replacements: z.array(replacement.extend({ LineId: z.string() })).optional(),
});
export type MoneyBackPlanWire = z.output<typeof moneyBackPlan>;
