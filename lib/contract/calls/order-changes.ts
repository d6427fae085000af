import { z } from 'zod';
import {
  lineQuantities,
  MAX_LINES_PER_CALL,
  orderAddressFields,
  orderRefundPlan,
  refundTarget,
  returnedLine,
  shopperComment,
} from '../after-sale.ts';
import { defineCall } from '../define-call.ts';
import { callerFields, idempotencyKey, opaqueId, orderNumber, sizeName, sku } from '../fields.ts';
import { rupees } from '../money.ts';
import { order } from '../order.ts';
import { CANCEL_REASONS, CANCEL_TARGETS, RETURN_KINDS, RETURN_REASONS } from '../vocabulary.ts';

/** No `bank` here, because cash that the courier has not collected yet needs no refund. */
const cancelledTo = z.enum(CANCEL_TARGETS).default('source');

export const orderRefundPreview = defineCall({
  name: 'OrderRefundPreview',
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
      .max(MAX_LINES_PER_CALL)
      .default([]),
    RefundTo: refundTarget,
    ...callerFields,
  }),
  data: orderRefundPlan,
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
    Lines: z.array(lineQuantities).max(MAX_LINES_PER_CALL).default([]),
    Reason: z.enum(CANCEL_REASONS),
    Comment: shopperComment,
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
      .max(MAX_LINES_PER_CALL)
      .default([]),
    IdempotencyKey: idempotencyKey,
    ...callerFields,
  }),
  data: order,
  repeatable: true,
  summary:
    'Changes the delivery address or the sizes of an order until it is packed. Fails with NotAllowedNow if it is too late, OutOfStock if the size is sold out, NotServiceable if the pincode is not delivered to.',
});
