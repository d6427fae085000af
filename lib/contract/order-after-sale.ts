import { z } from 'zod';
import { epochMilliseconds, httpUrl, orEmpty } from './fields.ts';
import { rupees } from './money.ts';
import {
  MONEY_BACK_STATES,
  ORDER_ACTIONS,
  ORDER_EVENT_KINDS,
  REFUND_METHODS,
  RETURN_KINDS,
  RETURN_STATES,
} from './vocabulary.ts';

/** Number of a return, as people read it to each other. */
export const returnNumber = z
  .string()
  .min(6)
  .max(24)
  .regex(/^RT-[A-Z0-9-]+$/);

/** What happened to an order, when. `ReturnNumber`: of the return that it is about; empty otherwise. */
export const orderEvent = z.object({
  Kind: z.enum(ORDER_EVENT_KINDS),
  At: epochMilliseconds,
  ReturnNumber: orEmpty(returnNumber),
});

/** A parcel on its way. `TrackingUrl`: at the courier; empty where it has none. */
export const parcel = z.object({
  Courier: z.string(),
  AWB: z.string(),
  TrackingUrl: orEmpty(httpUrl),
  ShippedAt: epochMilliseconds,
  DeliveredAt: epochMilliseconds.nullable(),
});

/** Money of an order that goes back. */
export const moneyBack = z.object({
  Amount: rupees,
  Way: z.enum(REFUND_METHODS),
  /** The gateway, or the last digits of the gift card or account. */
  Name: z.string(),
  State: z.enum(MONEY_BACK_STATES),
  At: epochMilliseconds,
  /** Of the return that it is for; empty otherwise. */
  ReturnNumber: orEmpty(returnNumber),
});

/** What an order tells about the time after it was placed. */
export const afterSaleFields = {
  /** What its customer may still do with it. */
  Actions: z.array(z.enum(ORDER_ACTIONS)),
  /** What the store said when it cancelled it; empty where it did not. */
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
  MoneyBack: z.array(moneyBack),
  /** What is still to be paid at the door; 0 where nothing is. */
  DueAmount: rupees,
  /** Number of the return in whose place it comes; empty where it was bought. */
  ExchangeOf: orEmpty(returnNumber),
  /** What the goods that came back for it have paid of it. */
  ExchangeCredit: rupees,
  /** Numbers of the credit notes to its invoice. */
  CreditNotes: z.array(z.object({ CreditNoteNumber: z.string(), IssuedAt: epochMilliseconds, Amount: rupees })),
};

/** What a line tells about the time after it was bought. */
export const lineAfterSaleFields = {
  CancelledQuantity: z.number().int().min(0),
  /** Pieces that are coming back or have come back. */
  ReturnedQuantity: z.number().int().min(0),
  /** Pieces that may still be sent back or exchanged now. */
  ReturnableQuantity: z.number().int().min(0),
  /** Until when; null where its kind of goods is not taken back, or it has not been delivered. */
  ReturnUntil: epochMilliseconds.nullable(),
  /** Whether they are taken back only where the store is at fault (`STORE_FAULTS`), e.g. because they are engraved. */
  FaultsOnly: z.boolean().optional(),
};
