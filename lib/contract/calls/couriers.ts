import { z } from 'zod';
import { lineQuantities, MAX_LINES_PER_CALL } from '../after-sale.ts';
import { courierBooking, parcelBox } from '../courier-booking.ts';
import { defineCall } from '../define-call.ts';
import { operatorField } from '../desk-fields.ts';
import { markedPieces } from '../desk-rows.ts';
import { callerFields, idempotencyKey, opaqueId, orderNumber, pdfFile, singleLineText } from '../fields.ts';
import { rupees } from '../money.ts';
import { WEBHOOK_MAXIMUM_BYTES } from '../vocabulary.ts';

/** A courier is asked several times for one booking: whether it comes, for the order, the number and the pickup. */
const DEADLINE_MS = 60_000;

/** What is in the parcel; empty for all that no courier has. */
const lines = z.array(lineQuantities).max(MAX_LINES_PER_CALL).default([]);

const bookingOfOrder = { OrderNumber: orderNumber, BookingId: opaqueId };

export const courierQuote = defineCall({
  name: 'CourierQuote',
  method: 'POST',
  request: z.object({ OrderNumber: orderNumber, Lines: lines, ...parcelBox }),
  data: z.object({
    Courier: z.string(),
    Charge: rupees,
    /** Days until it arrives; null where the courier does not say. */
    Days: z.number().int().nullable(),
    /** The amount that the courier would collect, and the value that it would carry. */
    DueAmount: rupees,
    Value: rupees,
  }),
  repeatable: true,
  deadlineMs: DEADLINE_MS,
  operator: ['manager', 'packer', 'support'],
  summary:
    'Asks the courier whether it brings a parcel of an order, and for how much. Fails as BookCourier does; nothing is booked.',
});

export const bookCourier = defineCall({
  name: 'BookCourier',
  method: 'POST',
  request: z.object({
    OrderNumber: orderNumber,
    Lines: lines,
    /** Hallmark and serial number of each item that has one, as for ShipParcel; those that are recorded already may be left out. */
    Pieces: markedPieces,
    ...parcelBox,
    Operator: operatorField,
    IdempotencyKey: idempotencyKey,
  }),
  data: courierBooking,
  repeatable: true,
  deadlineMs: DEADLINE_MS,
  operator: ['manager', 'packer', 'support'],
  summary:
    'Books a courier for a packed order, or for a part of a confirmed or packed one; once per key, also after a crash. The State is `booking` where the courier did not answer in time: the shop goes on asking. Fails with NotFound, with InvalidRequest and a sentence for staff where the courier refuses, none is set up, or the items are booked already, and with NotAllowedNow as ShipParcel does.',
});

export const cancelCourier = defineCall({
  name: 'CancelCourier',
  method: 'POST',
  request: z.object({ ...bookingOfOrder, Operator: operatorField }),
  data: courierBooking,
  repeatable: true,
  deadlineMs: DEADLINE_MS,
  operator: ['manager', 'packer', 'support'],
  summary:
    'Cancels a booking before the courier has the parcel; another one can then be made. The State is `cancelling` until the courier has confirmed it. Fails with NotFound, and with NotAllowedNow and `step` once the parcel is on its way.',
});

export const courierLabelPdf = defineCall({
  name: 'CourierLabelPdf',
  method: 'POST',
  request: z.object(bookingOfOrder),
  data: pdfFile,
  repeatable: true,
  deadlineMs: DEADLINE_MS,
  operator: ['manager', 'packer', 'support'],
  summary:
    "The courier's own label of a booked parcel. Fails with NotFound, NotAllowedNow and `step` before it is booked, and InvalidRequest with a sentence for staff where the courier has none.",
});

export const trackCourier = defineCall({
  name: 'TrackCourier',
  method: 'POST',
  request: z.object({ ...bookingOfOrder, Operator: operatorField }),
  data: courierBooking,
  repeatable: true,
  deadlineMs: DEADLINE_MS,
  operator: ['manager', 'packer', 'support'],
  summary:
    'Asks the courier for the news of a booked parcel and applies them, as its webhooks do by themselves. Fails with NotFound, NotAllowedNow and `step` where nothing is booked, and InvalidRequest with a sentence for staff where the courier does not answer.',
});

export const courierWebhook = defineCall({
  name: 'CourierWebhook',
  method: 'POST',
  request: z.object({
    /** The body byte for byte, as base64. */
    BodyBase64: z.base64().max(Math.ceil((WEBHOOK_MAXIMUM_BYTES * 4) / 3) + 4),
    /** What the courier proves itself by: the token of its header. */
    Token: singleLineText(300).default(''),
    ...callerFields,
  }),
  data: z.object({}),
  repeatable: true,
  summary:
    "Receives a courier's news of parcels; each counts once, and moves the order as its step would. Fails with InvalidRequest and the field Token or BodyBase64 if it does not come from the courier; news of unknown parcels are ignored.",
});
