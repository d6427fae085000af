import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { awb, courier, deskPages, operatorField, pageNumber } from '../desk-fields.ts';
import {
  callerFields,
  epochMilliseconds,
  idempotencyKey,
  opaqueId,
  orderNumber,
  orEmpty,
  visibleText,
} from '../fields.ts';
import { rupees } from '../money.ts';
import { visibleLines } from '../review.ts';
import { serviceableLine, serviceNumber, serviceRequest } from '../service.ts';
import {
  ESTIMATE_ANSWERS,
  SERVICE_ADDRESSES,
  SERVICE_COMMENT_MAXIMUM,
  SERVICE_HANDOVERS,
  SERVICE_REASONS,
  SERVICE_STATES,
  SERVICE_STEPS,
} from '../service-vocabulary.ts';
import { storeCode } from '../store.ts';
import { PICKUP_SLOTS, SHOPPER_PHOTOS_MAXIMUM, VISIBLE_LETTER } from '../vocabulary.ts';

export const serviceOptions = defineCall({
  name: 'ServiceOptions',
  method: 'POST',
  request: z.object({ OrderNumber: orderNumber, ...callerFields }),
  data: z.object({
    Lines: z.array(serviceableLine),
    /** The days on which a courier can collect an item, `YYYY-MM-DD` in India. */
    PickupDates: z.array(z.iso.date()),
  }),
  repeatable: true,
  summary:
    "What a service can be requested for in a delivered order of the customer, with each item's warranty. Fails with NotFound for an unknown order, NotAllowedNow where it is not delivered or the store offers no service.",
});

export const requestService = defineCall({
  name: 'RequestService',
  method: 'POST',
  request: z.object({
    OrderNumber: orderNumber,
    LineId: opaqueId,
    Reason: z.enum(SERVICE_REASONS),
    Comment: visibleLines(SERVICE_COMMENT_MAXIMUM).regex(VISIBLE_LETTER, 'must contain a letter'),
    /** The ids returned by UploadPhoto. */
    PhotoIds: z.array(opaqueId).max(SHOPPER_PHOTOS_MAXIMUM).default([]),
    Handover: z.enum(SERVICE_HANDOVERS),
    /** For `pick-up`: the address of the order, and one of the PickupDates of ServiceOptions. */
    PickupAddress: z.enum(SERVICE_ADDRESSES).default('delivery'),
    PickupDate: orEmpty(z.iso.date()).default(''),
    PickupSlot: orEmpty(z.enum(PICKUP_SLOTS)).default(''),
    /** For `store`. */
    StoreCode: orEmpty(storeCode).default(''),
    IdempotencyKey: idempotencyKey,
    ...callerFields,
  }),
  data: serviceRequest,
  repeatable: true,
  summary:
    'Requests a service for one item of a delivered order. Fails with NotFound for an unknown order or line, NotAllowedNow if the item cannot be sent in, NotServiceable if no courier serves the address, ListFull if too many are open, TooManyRequests.',
});

export const serviceDetails = defineCall({
  name: 'ServiceDetails',
  method: 'POST',
  request: z.object({ ServiceNumber: serviceNumber, ...callerFields }),
  data: serviceRequest,
  repeatable: true,
  summary: "A service request of the customer. Fails with NotFound for an unknown one and for another customer's.",
});

export const serviceList = defineCall({
  name: 'ServiceList',
  method: 'POST',
  request: z.object({
    /** Only those about items of this order; empty for all. */
    OrderNumber: orEmpty(orderNumber).default(''),
    Page: pageNumber,
    ...callerFields,
  }),
  data: z.object({ Requests: z.array(serviceRequest), Page: z.number().int(), TotalPages: z.number().int() }),
  repeatable: true,
  summary: 'The service requests of the customer, newest first.',
});

export const answerEstimate = defineCall({
  name: 'AnswerEstimate',
  method: 'POST',
  request: z.object({
    ServiceNumber: serviceNumber,
    Answer: z.enum(ESTIMATE_ANSWERS),
    /** The estimate that the shopper saw; the call returns `PriceChanged` where it is another amount by now. */
    ExpectedEstimate: rupees,
    ...callerFields,
  }),
  data: serviceRequest,
  repeatable: true,
  summary:
    'Approves or declines the estimate of a repair. Repeating the answer changes nothing. Fails with NotFound, NotAllowedNow where no estimate waits for an answer.',
});

export const withdrawService = defineCall({
  name: 'WithdrawService',
  method: 'POST',
  request: z.object({ ServiceNumber: serviceNumber, ...callerFields }),
  data: serviceRequest,
  repeatable: true,
  summary: 'Withdraws a service request before the store has the item. Fails with NotFound, NotAllowedNow afterwards.',
});

export const deskServices = defineCall({
  name: 'DeskServices',
  method: 'POST',
  request: z.object({ State: orEmpty(z.enum(SERVICE_STATES)).default(''), Page: pageNumber }),
  data: z.object({ Requests: z.array(serviceRequest), ...deskPages }),
  repeatable: true,
  operator: ['manager', 'packer', 'support'],
  summary: "All customers' service requests; open ones first, oldest first.",
});

export const deskService = defineCall({
  name: 'DeskService',
  method: 'POST',
  request: z.object({ ServiceNumber: serviceNumber }),
  data: serviceRequest.extend({
    /** The name and mobile of the shopper, for a call by the store. */
    Name: z.string(),
    Mobile: z.string(),
    /** Each step with its time and staff member, the oldest first. */
    Audit: z.array(z.object({ At: epochMilliseconds, By: z.string(), Did: z.string() })),
  }),
  repeatable: true,
  operator: ['manager', 'packer', 'support'],
  summary: 'A service request of any customer with its history. Fails with NotFound for an unknown one.',
});

export const advanceService = defineCall({
  name: 'AdvanceService',
  method: 'POST',
  request: z.object({
    ServiceNumber: serviceNumber,
    Step: z.enum(SERVICE_STEPS),
    /** Sent to the shopper: required for `decline`; for other steps what the store found. */
    Note: visibleText(300).default(''),
    /** Required for `estimate`, and above zero: a free repair needs none. */
    Estimate: rupees.nullable().prefault(null),
    /** Courier is required for `send-back`. */
    Courier: courier,
    AWB: awb,
    Operator: operatorField,
    IdempotencyKey: idempotencyKey,
  }),
  data: serviceRequest,
  repeatable: true,
  operator: ['manager', 'packer', 'support'],
  summary:
    "Performs a step on a service request: accept, decline, receive the item, give an estimate, repair, ready, send back, close. The shopper gets a mail. Fails with NotAllowedNow if the request's state does not allow the step.",
});
