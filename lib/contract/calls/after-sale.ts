import { z } from 'zod';
import { address, addressFields } from '../address.ts';
import {
  bankAccount,
  lineQuantities,
  moneyBackPlan,
  orderReturn,
  priceDifference,
  returnedLine,
} from '../after-sale.ts';
import { defineCall } from '../define-call.ts';
import { callerFields, idempotencyKey, opaqueId, orderNumber, orEmpty, pan, sizeName, sku } from '../fields.ts';
import { rupees } from '../money.ts';
import { order } from '../order.ts';
import { returnNumber } from '../order-after-sale.ts';
import { visibleLines } from '../review.ts';
import {
  CANCEL_REASONS,
  CANCEL_TARGETS,
  PICKUP_SLOTS,
  REFUND_TARGETS,
  RETURN_KINDS,
  RETURN_REASONS,
  SHOPPER_PHOTOS_MAXIMUM,
} from '../vocabulary.ts';

const comment = visibleLines(500).default('');
/** The most lines that one call may name; a basket has fewer. */
const LINES = 100;
const refundTo = z.enum(REFUND_TARGETS).default('source');
/** No `bank` here, because cash that the courier has not collected yet needs no refund. */
const cancelledTo = z.enum(CANCEL_TARGETS).default('source');
const orderAddressFields = z.object({
  FullName: addressFields.FullName,
  Mobile: addressFields.Mobile,
  AlternateMobile: addressFields.AlternateMobile,
  Pincode: addressFields.Pincode,
  AddressLine1: addressFields.AddressLine1,
  AddressLine2: addressFields.AddressLine2,
  Landmark: addressFields.Landmark,
  City: addressFields.City,
});

export const moneyBackPreview = defineCall({
  name: 'MoneyBackPreview',
  method: 'POST',
  request: z.object({
    OrderNumber: orderNumber,
    For: z.enum(['cancel', ...RETURN_KINDS]),
    /** Empty means all that is left of the order. */
    Lines: z
      .array(
        returnedLine.extend({
          Reason: z.enum(RETURN_REASONS).default('changed-mind'),
        }),
      )
      .max(LINES)
      .default([]),
    RefundTo: refundTo,
    ...callerFields,
  }),
  data: moneyBackPlan,
  repeatable: true,
  summary:
    "Previews the refund of a cancellation and its destination. Fails with NotFound for another customer's order, NotAllowedNow if the order cannot be cancelled (any more).",
});

export const cancelOrder = defineCall({
  name: 'CancelOrder',
  method: 'POST',
  request: z.object({
    OrderNumber: orderNumber,
    /** Empty means all that is left of the order. */
    Lines: z.array(lineQuantities).max(LINES).default([]),
    Reason: z.enum(CANCEL_REASONS),
    Comment: comment,
    RefundTo: cancelledTo,
    /** The refund the shopper saw; the call returns `PriceChanged` where it is another amount by now. */
    ExpectedRefund: rupees,
    IdempotencyKey: idempotencyKey,
    ...callerFields,
  }),
  data: order,
  repeatable: true,
  summary: 'Cancels an order or some of its items until it is packed. Fails with NotAllowedNow if it is too late.',
});

export const orderOptions = defineCall({
  name: 'OrderOptions',
  method: 'POST',
  request: z.object({ OrderNumber: orderNumber, ...callerFields }),
  data: z.object({
    Lines: z.array(
      z.object({
        LineId: z.string(),
        /** The sizes of the same product including its own; empty where it has none or has left the catalogue. */
        Sizes: z.array(
          z.object({ SKU: sku, SizeName: sizeName, Price: rupees, InStock: z.boolean(), SamePrice: z.boolean() }),
        ),
      }),
    ),
    /** The days on which a courier can come, `YYYY-MM-DD` in India. */
    PickupDates: z.array(z.iso.date()),
  }),
  repeatable: true,
  summary: 'The replacements available for the items of an order, and the possible pickup days.',
});

export const modifyOrder = defineCall({
  name: 'ModifyOrder',
  method: 'POST',
  request: z.object({
    OrderNumber: orderNumber,
    /** The new address, within the same state; null where it does not change. */
    Address: orderAddressFields.nullable().default(null),
    /** Other sizes of the same product at the same price, for the whole quantity of a line. */
    Sizes: z
      .array(z.object({ LineId: opaqueId, SKU: sku }))
      .max(LINES)
      .default([]),
    IdempotencyKey: idempotencyKey,
    ...callerFields,
  }),
  data: order,
  repeatable: true,
  summary:
    'Changes the delivery address or the sizes of an order until it is packed. Fails with NotAllowedNow if it is too late, OutOfStock if the size is sold out, NotServiceable if the pincode is not delivered to.',
});

export const requestReturn = defineCall({
  name: 'RequestReturn',
  method: 'POST',
  request: z.object({
    OrderNumber: orderNumber,
    Kind: z.enum(RETURN_KINDS),
    Lines: z.array(returnedLine).min(1).max(LINES),
    Comment: comment,
    /** The ids returned by UploadPhoto. */
    PhotoIds: z.array(opaqueId).max(SHOPPER_PHOTOS_MAXIMUM).default([]),
    /** Null means the address the order was delivered to. */
    PickupAddress: orderAddressFields.extend({ StateCode: address.shape.StateCode }).nullable().default(null),
    PickupDate: z.iso.date(),
    PickupSlot: z.enum(PICKUP_SLOTS),
    SealIntact: z.boolean(),
    TagsOn: z.boolean(),
    RefundTo: refundTo,
    /** Required where RefundTo is `bank`. */
    BankAccount: bankAccount.nullable().default(null),
    /**
     * The items' value, and for an exchange the difference, as the shopper saw them; the call returns
     * `PriceChanged` where either is another amount by now.
     */
    ExpectedRefund: rupees,
    ExpectedDifference: priceDifference.prefault(0),
    /** Required where MoneyBackPreview returns PanNeeded; empty otherwise. */
    PAN: orEmpty(pan).default(''),
    IdempotencyKey: idempotencyKey,
    ...callerFields,
  }),
  data: orderReturn,
  repeatable: true,
  summary:
    'Requests a return or an exchange. Fails with NotAllowedNow if the items cannot be returned (any more), OutOfStock if the replacement is sold out, PanRequired if the replacement order needs a PAN.',
});

export const withdrawReturn = defineCall({
  name: 'WithdrawReturn',
  method: 'POST',
  request: z.object({ ReturnNumber: returnNumber, ...callerFields }),
  data: orderReturn,
  repeatable: true,
  summary:
    'Withdraws a return before its pickup, or cancels an exchange whose price difference is not paid yet. Fails with NotAllowedNow if it is too late.',
});

export const returnDetails = defineCall({
  name: 'ReturnDetails',
  method: 'POST',
  request: z.object({ ReturnNumber: returnNumber, ...callerFields }),
  data: orderReturn,
  repeatable: true,
  summary: "A return of the customer. Fails with NotFound for an unknown return and for another customer's.",
});
