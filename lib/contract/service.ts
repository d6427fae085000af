import { z } from 'zod';
import { boughtLineFields } from './after-sale.ts';
import { epochMilliseconds, opaqueId, orderNumber, orEmpty } from './fields.ts';
import { rupees } from './money.ts';
import { orderAddress } from './order.ts';
import { SERVICE_HANDOVERS, SERVICE_REASONS, SERVICE_STATES } from './service-vocabulary.ts';
import { PICKUP_SLOTS } from './vocabulary.ts';

/** The number of a service request, easy to read aloud. */
export const serviceNumber = z
  .string()
  .min(6)
  .max(24)
  .regex(/^SV-[A-Z0-9-]+$/);

/** The warranty of an item. Counted from the day of delivery; days are `YYYY-MM-DD` in India. */
const warrantyFields = {
  /** The last day of the warranty; empty where the item came without one. */
  WarrantyUntil: orEmpty(z.iso.date()),
  /** Whether that day was not over when the service was requested, or today before it is. */
  InWarranty: z.boolean(),
  /** What the warranty covers, in the text of the catalogue; empty where there is none. */
  WarrantyCovers: z.string(),
};

/** What a line of a delivered order can be sent in for. */
export const serviceableLine = z.object({
  LineId: z.string(),
  /** The items of the line that are with the shopper and not yet part of a request. */
  Quantity: z.number().int().min(0),
  ...warrantyFields,
});
export type ServiceableLineWire = z.output<typeof serviceableLine>;

/** A service request: one item of an order, and what happens to it. */
export const serviceRequest = z.object({
  ServiceNumber: serviceNumber,
  OrderNumber: orderNumber,
  ...boughtLineFields,
  Reason: z.enum(SERVICE_REASONS),
  Comment: z.string(),
  PhotoIds: z.array(opaqueId),
  Handover: z.enum(SERVICE_HANDOVERS),
  /** Where a courier collects the item; null where the shopper brings it. */
  PickupAddress: orderAddress.nullable(),
  /** `YYYY-MM-DD` in India; empty where the shopper brings it. */
  PickupDate: orEmpty(z.iso.date()),
  PickupSlot: orEmpty(z.enum(PICKUP_SLOTS)),
  /** Code and name of the physical store that the shopper brings it to; empty where a courier collects it. */
  StoreCode: z.string(),
  StoreName: z.string(),
  /** The name in the language of the request; missing where it is the English one. */
  LocalName: z.string().optional().catch(undefined),
  State: z.enum(SERVICE_STATES),
  RequestedAt: epochMilliseconds,
  /** The states so far, in order. */
  Events: z.array(z.object({ State: z.enum(SERVICE_STATES), At: epochMilliseconds })),
  ...warrantyFields,
  /** The price of the repair; null as long as none was given. */
  Estimate: rupees.nullable(),
  /** What the store wrote last: why it declined, or what it found; empty where it wrote nothing. */
  StoreNote: z.string(),
  /** The courier that brings the item back; empty where none does. */
  Courier: z.string(),
  AWB: z.string(),
  /** Whether the shopper may still withdraw it. */
  CanWithdraw: z.boolean(),
});
export type ServiceRequestWire = z.output<typeof serviceRequest>;
