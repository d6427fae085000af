import { z } from 'zod';
import { lineQuantities, MAX_LINES_PER_CALL, orderAddressFields, orderRefundPlan } from '../after-sale.ts';
import { defineCall } from '../define-call.ts';
import { operatorField } from '../desk-fields.ts';
import { idempotencyKey, MAX_INTEGER, opaqueId, orderNumber, orEmpty, pan, sku, visibleText } from '../fields.ts';
import { rupees } from '../money.ts';
import { phoneOrder } from '../phone-order.ts';
import { PHONE_PAYMENTS } from '../vocabulary.ts';

export const editOrder = defineCall({
  name: 'EditOrder',
  method: 'POST',
  request: z.object({
    OrderNumber: orderNumber,
    /** Version of DeskOrder as the staff member saw it. */
    Version: z.number().int().min(1).max(MAX_INTEGER),
    /** The new address, within the same state; null where it does not change. */
    Address: orderAddressFields.nullable().default(null),
    /** Other sizes of the same product at the same price, for the whole quantity of a line. */
    Sizes: z
      .array(z.object({ LineId: opaqueId, SKU: sku }))
      .max(MAX_LINES_PER_CALL)
      .default([]),
    /** Items that are taken out and refunded as by CancelOrder; with Add, once the added items are paid. */
    Remove: z.array(lineQuantities).max(MAX_LINES_PER_CALL).default([]),
    /** Items that join the order, such as a size at another price, at the prices of today. */
    Add: z
      .array(z.object({ SKU: sku, Quantity: z.number().int().min(1).max(100) }))
      .max(MAX_LINES_PER_CALL)
      .default([]),
    /** How the added items are paid. */
    Payment: z.enum(PHONE_PAYMENTS).default('link'),
    PAN: orEmpty(pan).default(''),
    /** Required with Remove: the reason sent to the shopper. */
    Reason: visibleText(300).default(''),
    /** Refund and total of the added items as a dry run answered them; required unless DryRun, and other amounts are refused. */
    ExpectedRefund: rupees.nullable().prefault(null),
    ExpectedTotal: rupees.nullable().prefault(null),
    /** Checks and prices everything, and changes nothing. */
    DryRun: z.boolean().default(false),
    Operator: operatorField,
    IdempotencyKey: idempotencyKey,
  }),
  data: z.object({
    /** False in a dry run. */
    Edited: z.boolean(),
    OrderNumber: z.string(),
    /** After the change; in a dry run as it is. */
    Version: z.number().int(),
    /** What removed items are worth and where it goes; null where none are removed. */
    Refund: orderRefundPlan.pick({ Amount: true, Parts: true }).nullable(),
    /** The order of the added items, with an invoice of its own; null where none are added. */
    Addition: phoneOrder.nullable(),
  }),
  repeatable: true,
  operator: ['manager', 'support'],
  summary:
    'Changes an order before it is packed. Removed items are refunded to what they were paid with, with a credit note; added items are an order of their own that joins the parcel without shipping, with a tax invoice of its own. Paid by `link`, the order stays as it is until the link is paid, which is possible for a day and until the order is packed; only then are removed items refunded. Fails with Conflict where somebody changed the order since, InvalidRequest and the field, PriceChanged for other amounts, NotAllowedNow, OutOfStock, NotServiceable, PanRequired, MethodNotOffered.',
});
