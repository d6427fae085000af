import { z } from 'zod';
import { address } from '../address.ts';
import {
  bankAccount,
  MAX_LINES_PER_CALL,
  orderAddressFields,
  orderReturn,
  priceDifference,
  refundTarget,
  returnedLine,
  shopperComment,
} from '../after-sale.ts';
import { defineCall } from '../define-call.ts';
import { awb, courier, deskPages, operatorField, pageNumber, restockWarehouse } from '../desk-fields.ts';
import {
  callerFields,
  epochMilliseconds,
  idempotencyKey,
  opaqueId,
  orderNumber,
  orEmpty,
  pan,
  visibleText,
} from '../fields.ts';
import { rupees } from '../money.ts';
import { returnNumber } from '../order-after-sale.ts';
import { PICKUP_SLOTS, RETURN_KINDS, RETURN_STATES, RETURN_STEPS, SHOPPER_PHOTOS_MAXIMUM } from '../vocabulary.ts';

export const requestReturn = defineCall({
  name: 'RequestReturn',
  method: 'POST',
  request: z.object({
    OrderNumber: orderNumber,
    Kind: z.enum(RETURN_KINDS),
    Lines: z.array(returnedLine).min(1).max(MAX_LINES_PER_CALL),
    Comment: shopperComment,
    /** The ids returned by UploadPhoto. */
    PhotoIds: z.array(opaqueId).max(SHOPPER_PHOTOS_MAXIMUM).default([]),
    /** Null means the address the order was delivered to. */
    PickupAddress: orderAddressFields.extend({ StateCode: address.shape.StateCode }).nullable().default(null),
    PickupDate: z.iso.date(),
    PickupSlot: z.enum(PICKUP_SLOTS),
    SealIntact: z.boolean(),
    TagsOn: z.boolean(),
    RefundTo: refundTarget,
    /** Required where RefundTo is `bank`. */
    BankAccount: bankAccount.nullable().default(null),
    /**
     * The items' value, and for an exchange the difference, as the shopper saw them; the call returns
     * `PriceChanged` where either is another amount by now.
     */
    ExpectedRefund: rupees,
    ExpectedDifference: priceDifference.prefault(0),
    /** Required where OrderRefundPreview returns PanNeeded; empty otherwise. */
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

export const deskReturns = defineCall({
  name: 'DeskReturns',
  method: 'POST',
  request: z.object({ State: orEmpty(z.enum(RETURN_STATES)).default(''), Page: pageNumber }),
  data: z.object({ Returns: z.array(orderReturn), ...deskPages }),
  repeatable: true,
  operator: ['manager', 'packer', 'support', 'accountant'],
  summary: "All customers' returns and exchanges; open ones first, oldest first.",
});

export const deskReturn = defineCall({
  name: 'DeskReturn',
  method: 'POST',
  request: z.object({ ReturnNumber: returnNumber }),
  data: orderReturn.extend({
    /** Lines whose items can be sold again; RestockedLineIds are those already back on the shelf. */
    SellableLineIds: z.array(opaqueId),
    RestockedLineIds: z.array(opaqueId),
    /** Each step with its time and staff member, the oldest first. */
    Audit: z.array(z.object({ At: epochMilliseconds, By: z.string(), Did: z.string() })),
  }),
  repeatable: true,
  operator: ['manager', 'packer', 'support', 'accountant'],
  summary: 'A return of any customer with its history. Fails with NotFound for an unknown return.',
});

export const advanceReturn = defineCall({
  name: 'AdvanceReturn',
  method: 'POST',
  request: z.object({
    ReturnNumber: returnNumber,
    Step: z.enum(RETURN_STEPS),
    /**
     * For `refuse`, `fail`, `end-exchange`, and where the items of an exchange are refunded: the reason sent to
     * the shopper.
     */
    Reason: visibleText(300).default(''),
    /** For `send-back`. */
    Courier: courier,
    AWB: awb,
    /**
     * For `pass` and `restock`: lines whose items can be sold again, in addition to those named before; `restock`
     * puts them on the shelf.
     */
    SellableLineIds: z.array(opaqueId).max(100).default([]),
    Warehouse: restockWarehouse,
    Operator: operatorField,
    IdempotencyKey: idempotencyKey,
  }),
  data: orderReturn,
  repeatable: true,
  operator: ['manager', 'packer', 'support'],
  summary:
    "Performs a step on a return: approve, refuse, pick up, record the quality check, refund, exchange, end an exchange whose difference is unpaid, send back, restock. Fails with NotAllowedNow if the return's state does not allow the step.",
});
