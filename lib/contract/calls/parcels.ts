import { z } from 'zod';
import { lineQuantities, MAX_LINES_PER_CALL } from '../after-sale.ts';
import { defineCall } from '../define-call.ts';
import { awb, courier, operatorField, restockWarehouse } from '../desk-fields.ts';
import { markedPieces } from '../desk-rows.ts';
import { httpUrl, idempotencyKey, opaqueId, orderNumber, orEmpty, visibleText } from '../fields.ts';
import { order } from '../order.ts';
import { PARCEL_STEPS } from '../vocabulary.ts';

const parcelFields = { Courier: courier, AWB: awb, TrackingUrl: orEmpty(httpUrl).default('') };

export const shipParcel = defineCall({
  name: 'ShipParcel',
  method: 'POST',
  request: z.object({
    OrderNumber: orderNumber,
    ...parcelFields,
    /** What is in the parcel. */
    Lines: z.array(lineQuantities).min(1).max(MAX_LINES_PER_CALL),
    /** Hallmark and serial number of each item that has one, as for the step `pack`. */
    Pieces: markedPieces,
    Operator: operatorField,
    IdempotencyKey: idempotencyKey,
  }),
  data: order,
  repeatable: true,
  operator: ['manager', 'packer', 'support'],
  summary:
    'Hands a parcel with a part of a confirmed or packed order to a courier; the shopper gets a message about what is in it. The order stays packed until all items are on their way. Fails with InvalidRequest and the field, NotAllowedNow with `nothing-left` for more than is unshipped, and with `not-offered` where cash is due on delivery or the order is collected.',
});

export const advanceParcel = defineCall({
  name: 'AdvanceParcel',
  method: 'POST',
  request: z.object({
    OrderNumber: orderNumber,
    ParcelId: opaqueId,
    Step: z.enum(PARCEL_STEPS),
    /** For `correct`. */
    ...parcelFields,
    /** For `undelivered`: the reason sent to the shopper. */
    Reason: visibleText(300).default(''),
    /** For `restock`: lines whose items can be sold again. */
    SellableLineIds: z.array(opaqueId).max(MAX_LINES_PER_CALL).default([]),
    Warehouse: restockWarehouse,
    Operator: operatorField,
    IdempotencyKey: idempotencyKey,
  }),
  data: order,
  repeatable: true,
  operator: ['manager', 'packer', 'support'],
  summary:
    'Performs a step on a parcel with a part of an order: out for delivery, delivered, corrected, undelivered, restocked. The order is delivered when all its parcels are. Items of an undelivered parcel are refunded, the others stay. Fails with NotFound for an unknown parcel, NotAllowedNow if its state does not allow the step.',
});
