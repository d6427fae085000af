import { z } from 'zod';
import { orderReturn } from '../after-sale.ts';
import { courierBooking } from '../courier-booking.ts';
import { defineCall } from '../define-call.ts';
import { awb, counterCode, courier, deskPages, operatorField, pageNumber, restockWarehouse } from '../desk-fields.ts';
import { deskOrderRow, markedPieces, noteText, staffNote } from '../desk-rows.ts';
import {
  epochMilliseconds,
  httpUrl,
  idempotencyKey,
  opaqueId,
  orderNumber,
  orEmpty,
  pdfFile,
  singleLineText,
  visibleText,
} from '../fields.ts';
import { rupees } from '../money.ts';
import { order } from '../order.ts';
import { orderRefund } from '../order-after-sale.ts';
import { storeCode } from '../store.ts';
import { ORDER_STATES, ORDER_STEPS, REFUND_METHODS } from '../vocabulary.ts';

export const deskOrders = defineCall({
  name: 'DeskOrders',
  method: 'POST',
  request: z.object({
    State: orEmpty(z.enum(ORDER_STATES)).default(''),
    /**
     * Number of an order or return, AWB, HUID, serial number, mobile of the account, or words to be found in one
     * line's product or in the names and pincode of the delivery address.
     */
    Search: singleLineText(60).default(''),
    /** Only parcels that are in transit past their promised day. */
    Late: z.boolean().default(false),
    /** Only orders that are collected from this physical store; empty for all. */
    StoreCode: orEmpty(storeCode).default(''),
    /** Only orders with pieces from the warehouse with this code; empty for all. */
    Warehouse: singleLineText(12).default(''),
    Page: pageNumber,
  }),
  data: z.object({
    Orders: z.array(deskOrderRow),
    /** Whether a courier is set up that can be booked. */
    CanBookCourier: z.boolean(),
    ...deskPages,
  }),
  repeatable: true,
  operator: ['manager', 'packer', 'support', 'accountant'],
  summary:
    "All customers' orders that were ever confirmed, exchanges with an unpaid difference, and unpaid orders of staff; open ones first, oldest first.",
});

export const deskOrder = defineCall({
  name: 'DeskOrder',
  method: 'POST',
  request: z.object({ OrderNumber: orderNumber }),
  data: z.object({
    Order: order,
    /** The id that DeskCustomer takes; empty where the account is deleted. */
    CustomerId: z.string(),
    /** Grows with every change; EditOrder takes it. */
    Version: z.number().int(),
    /** Number of the order whose parcel its items join; empty for an order of its own. */
    AddsTo: z.string(),
    /** The orders whose items join this one, the oldest first. */
    Additions: z.array(z.object({ OrderNumber: z.string(), State: z.enum(ORDER_STATES) })),
    /**
     * Hallmarks and serial numbers of the order's items, `Piece` counted from 1 within its line; only items that
     * have any.
     */
    Pieces: z.array(z.object({ LineId: z.string(), Piece: z.number().int(), HUID: z.string(), Serial: z.string() })),
    /** The warehouses that the pieces of each line were taken from; only where the shop has several. */
    Warehouses: z.array(z.object({ LineId: z.string(), Code: z.string(), Quantity: z.number().int() })).optional(),
    /** The refunds of the order. */
    OrderRefunds: z.array(
      orderRefund.extend({
        /** The id that MarkOrderRefund takes. */
        OrderRefundId: z.string(),
        /** Number of the transfer (UTR) or of the refund at the gateway; empty until it is known. */
        Reference: z.string(),
        /** The staff member who recorded the transfer; empty where none had to. */
        SentBy: z.string(),
        /** When its gateway is requested again; null once that is done, and for all other refund methods. */
        NextTryAt: epochMilliseconds.nullable(),
      }),
    ),
    Returns: z.array(orderReturn),
    /** Whether a courier is set up that can be booked, and the parcels booked at it, the oldest first. */
    CanBookCourier: z.boolean(),
    Bookings: z.array(courierBooking),
    /** One timeline, the oldest first: what happened, and the notes of staff, whose Did is `note` and Facts the text. */
    Audit: z.array(
      z.object({
        At: epochMilliseconds,
        By: z.string(),
        Did: z.string(),
        Facts: z.string(),
        /** Empty for all but notes. */
        NoteId: z.string(),
      }),
    ),
  }),
  repeatable: true,
  operator: ['manager', 'packer', 'support', 'accountant'],
  summary: 'An order with its complete history: what happened, who did it, and the notes of staff.',
});

export const addOrderNote = defineCall({
  name: 'AddOrderNote',
  method: 'POST',
  request: z.object({
    OrderNumber: orderNumber,
    Text: noteText,
    Operator: operatorField,
    IdempotencyKey: idempotencyKey,
  }),
  data: staffNote,
  repeatable: true,
  operator: ['manager', 'packer', 'support'],
  summary:
    "Adds a note for the staff to an order. No page, message or document shows it; the customer's data download has its text, and the deletion of the account deletes it. Fails with NotFound for an unknown order, ListFull where the order has 200 notes.",
});

export const deleteOrderNote = defineCall({
  name: 'DeleteOrderNote',
  method: 'POST',
  request: z.object({ OrderNumber: orderNumber, NoteId: opaqueId, Operator: operatorField }),
  data: z.object({ Deleted: z.boolean() }),
  repeatable: true,
  operator: ['manager', 'packer', 'support'],
  summary: 'Deletes a note about an order; Deleted is false where it was gone already.',
});

/** A parcel that a slip or a label is drawn for. */
const parcelOfOrder = z.object({
  OrderNumber: orderNumber,
  /** A parcel with a part of the order; empty for the parcel with all that is left of it. */
  ParcelId: orEmpty(opaqueId).default(''),
});

export const packingSlipPdf = defineCall({
  name: 'PackingSlipPdf',
  method: 'POST',
  request: parcelOfOrder,
  data: pdfFile,
  repeatable: true,
  operator: ['manager', 'packer', 'support'],
  deadlineMs: 15_000,
  summary:
    'The packing slip of a confirmed order as a PDF file: the items in the parcel, and the message of a gift; without prices where the buyer hides them. Fails with NotAllowedNow where nothing is left to pack, and with TooManyRequests while the file is not drawn yet.',
});

export const shippingLabelPdf = defineCall({
  name: 'ShippingLabelPdf',
  method: 'POST',
  request: parcelOfOrder,
  data: pdfFile,
  repeatable: true,
  operator: ['manager', 'packer', 'support'],
  deadlineMs: 15_000,
  summary:
    "The label of an order's parcel as a PDF file of 4 by 6 inches: addresses, the number as a barcode, and the cash to collect. Fails with NotAllowedNow where nothing is left to ship, and with `not-offered` for an order that is collected, with TooManyRequests while the file is not drawn yet.",
});

export const deskInvoicePdf = defineCall({
  name: 'DeskInvoicePdf',
  method: 'POST',
  request: z.object({
    OrderNumber: orderNumber,
    /** One of its credit notes; empty for the invoice. */
    CreditNoteNumber: singleLineText(16)
      .regex(/^[A-Z0-9-]*$/)
      .default(''),
  }),
  data: pdfFile,
  repeatable: true,
  operator: ['manager', 'packer', 'support', 'accountant'],
  deadlineMs: 15_000,
  summary:
    'The tax invoice of any order, or one of its credit notes, as a PDF file. Fails with NotFound if there is none, with TooManyRequests while the file is not drawn yet.',
});

export const advanceOrder = defineCall({
  name: 'AdvanceOrder',
  method: 'POST',
  request: z.object({
    OrderNumber: orderNumber,
    Step: z.enum(ORDER_STEPS),
    /** The parcel of `ship` and `correct-parcel`. */
    Courier: courier,
    AWB: awb,
    TrackingUrl: orEmpty(httpUrl).default(''),
    /** For `pack`, `ready` and `mark`: hallmark and serial number of each item that has one. */
    Pieces: markedPieces,
    /** For `cancel` and `undelivered`: the reason sent to the shopper. */
    Reason: visibleText(300).default(''),
    /** For `restock`: lines whose items can be sold again. */
    SellableLineIds: z.array(opaqueId).max(100).default([]),
    Warehouse: restockWarehouse,
    /** For `collect`: the code that the collector shows. */
    Code: counterCode,
    Operator: operatorField,
    IdempotencyKey: idempotencyKey,
  }),
  data: order,
  repeatable: true,
  operator: ['manager', 'packer', 'support'],
  summary:
    "Performs a step on an order: pack, ship, out for delivery, deliver, cancel, correct hallmarks, serial numbers or shipment, record it as undelivered, restock; or, for an order that is collected, make it ready, send its code again and hand it over. Fails with OtpWrong for a wrong code, with TooManyRequests after several, and with NotAllowedNow if the order's state does not allow the step.",
});

export const orderRefundsDue = defineCall({
  name: 'OrderRefundsDue',
  method: 'POST',
  request: z.object({}),
  data: z.array(
    z.object({
      OrderRefundId: opaqueId,
      OrderNumber: z.string(),
      Method: z.enum(REFUND_METHODS),
      Amount: rupees,
      Since: epochMilliseconds,
      /** The bank account of a transfer; empty for a refund that its gateway refused. */
      AccountName: z.string(),
      AccountNumber: z.string(),
      IFSC: z.string(),
      /** Payment id at the gateway; empty for a transfer. */
      GatewayPaymentId: z.string(),
    }),
  ),
  repeatable: true,
  operator: ['manager', 'support', 'accountant'],
  summary:
    'Refunds that only the operator can send: bank transfers for cash payments, and refunds that the gateway finally refused.',
});

export const markOrderRefund = defineCall({
  name: 'MarkOrderRefund',
  method: 'POST',
  request: z.object({
    OrderRefundId: opaqueId,
    /** Number of the transfer (UTR) or of the refund at the gateway. */
    Reference: singleLineText(60).min(4),
    Operator: operatorField,
  }),
  data: z.object({ OrderNumber: z.string(), Amount: rupees }),
  repeatable: true,
  operator: ['manager', 'accountant'],
  summary: 'Records that the operator has sent a refund; the bank account is then deleted except for its last digits.',
});

export const deskAudit = defineCall({
  name: 'DeskAudit',
  method: 'POST',
  /** `Subject`: number of an order or return, id of a review etc., as in the entries; empty for all entries. */
  request: z.object({ Subject: singleLineText(80).default(''), Page: pageNumber }),
  data: z.object({
    Entries: z.array(
      z.object({
        At: epochMilliseconds,
        /** Empty where the request did not name a staff member. */
        Operator: z.string(),
        Call: z.string(),
        Step: z.string(),
        /** Empty where the call has no subject; `searched` for a search, whatever its text. */
        Subject: z.string(),
        /**
         * Name of the call's return code; `Repeated` where it had been done before, so that nothing was done now, and
         * empty where it was interrupted.
         */
        Outcome: z.string(),
        /** `session`, `operator key` or `machine key` and its name; empty for entries before staff had accounts. */
        Credential: z.string(),
      }),
    ),
    ...deskPages,
  }),
  repeatable: true,
  operator: ['manager'],
  summary: 'The audit of operator calls: staff name and call, newest first, kept for 400 days.',
});
