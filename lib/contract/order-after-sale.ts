import { z } from 'zod';
import { epochMilliseconds, httpUrl, orEmpty } from './fields.ts';
import { rupees } from './money.ts';
import {
  ORDER_ACTIONS,
  ORDER_EVENT_KINDS,
  ORDER_REFUND_STATES,
  PARCEL_STATES,
  REFUND_METHODS,
  RETURN_KINDS,
  RETURN_STATES,
} from './vocabulary.ts';

/** A return number, easy to read aloud. */
export const returnNumber = z
  .string()
  .min(6)
  .max(24)
  .regex(/^RT-[A-Z0-9-]+$/);

/** An event of an order with its time. `ReturnNumber`: the return it is about; empty otherwise. */
const orderEvent = z.object({
  Kind: z.enum(ORDER_EVENT_KINDS),
  At: epochMilliseconds,
  ReturnNumber: orEmpty(returnNumber),
});

/**
 * A shipped parcel. `TrackingUrl`: the courier's tracking page; empty where there is none. The last three are left out of a
 * parcel with the whole order.
 */
export const parcel = z.object({
  Courier: z.string(),
  AWB: z.string(),
  TrackingUrl: orEmpty(httpUrl),
  ShippedAt: epochMilliseconds,
  DeliveredAt: epochMilliseconds.nullable(),
  ParcelId: z.string().optional(),
  State: z.enum(PARCEL_STATES).optional(),
  Items: z
    .array(z.object({ LineId: z.string(), ProductTitle: z.string(), Quantity: z.number().int().min(1) }))
    .optional(),
});

/** A refund of an order. */
export const orderRefund = z.object({
  Amount: rupees,
  Method: z.enum(REFUND_METHODS),
  /** The gateway, or the last digits of the gift card or account. */
  Name: z.string(),
  State: z.enum(ORDER_REFUND_STATES),
  At: epochMilliseconds,
  /** The return that the refund is for; empty otherwise. */
  ReturnNumber: orEmpty(returnNumber),
});

/** The fields of an order about the time after it was placed. */
export const afterSaleFields = {
  /** The order actions that are still open to its customer. */
  Actions: z.array(z.enum(ORDER_ACTIONS)),
  /** The store's reason for its cancellation; empty where the store did not cancel it. */
  CancelReason: z.string(),
  /** The oldest first. */
  Events: z.array(orderEvent),
  Parcels: z.array(parcel),
  Returns: z.array(
    z.object({
      ReturnNumber: returnNumber,
      Kind: z.enum(RETURN_KINDS),
      State: z.enum(RETURN_STATES),
      RequestedAt: epochMilliseconds,
      RefundAmount: rupees,
    }),
  ),
  OrderRefunds: z.array(orderRefund),
  /** The amount still payable on delivery; 0 where there is none. */
  DueAmount: rupees,
  /** Number of the return that this order is the replacement for; empty for a purchase. */
  ExchangeOf: orEmpty(returnNumber),
  /** The part of the order that was paid with the value of the returned items. */
  ExchangeCredit: rupees,
  /** The credit notes issued for its invoice. */
  CreditNotes: z.array(z.object({ CreditNoteNumber: z.string(), IssuedAt: epochMilliseconds, Amount: rupees })),
};

/** The fields of a line about the time after it was bought. */
export const lineAfterSaleFields = {
  CancelledQuantity: z.number().int().min(0),
  /** The quantity that is being returned or was returned. */
  ReturnedQuantity: z.number().int().min(0),
  /** The quantity that can still be returned or exchanged now. */
  ReturnableQuantity: z.number().int().min(0),
  /**
   * The end of the return period; null where items of this kind cannot be returned, or the line is not
   * delivered.
   */
  ReturnUntil: epochMilliseconds.nullable(),
  /** Whether returns are limited to the store's faults (`STORE_FAULTS`), e.g. because the items are engraved. */
  FaultsOnly: z.boolean().optional(),
};
