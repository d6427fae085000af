import { z } from 'zod';
import { appointment, appointmentReference, videoCall } from '../appointment.ts';
import { defineCall } from '../define-call.ts';
import { callerFields, idempotencyKey, mobile, multilineText, orEmpty, personName, singleLineText } from '../fields.ts';
import { storeCode } from '../store.ts';
import { APPOINTMENT_OUTCOMES, MAX_VISIT_MESSAGE_LENGTH } from '../store-vocabulary.ts';

const { Day, Part } = appointment.shape;

export const requestAppointment = defineCall({
  name: 'RequestAppointment',
  method: 'POST',
  request: z.object({
    StoreCode: storeCode,
    /** One of the next 30 days on which the physical store is open. */
    Day,
    /** A part of that day in which the physical store is open. */
    Part,
    /** One of the services of the physical store; may be empty for a video call. */
    Service: singleLineText(60).trim().default(''),
    /** For a short video call in place of a visit, at a store with VideoCalls. */
    VideoCall: videoCall.optional(),
    Name: personName,
    Mobile: mobile,
    Note: multilineText(MAX_VISIT_MESSAGE_LENGTH).trim().default(''),
    IdempotencyKey: idempotencyKey.optional(),
    ...callerFields,
  }),
  data: z.object({ Reference: appointmentReference }),
  repeatable: false,
  summary:
    'Requests a visit to a physical store, or a short video call with it, which the store confirms by phone. Fails with NotFound for an unknown store, InvalidRequest with the field if the store is closed then or does not offer the service or video calls, TooManyRequests with Data.RetryAfterSeconds.',
});

export const appointmentList = defineCall({
  name: 'AppointmentList',
  method: 'GET',
  request: z.object({
    State: z.enum(['open', 'closed', 'all']).default('open'),
    StoreCode: orEmpty(storeCode).default(''),
  }),
  /** At most 500, the nearest day first. */
  data: z.array(appointment),
  repeatable: true,
  operator: ['manager', 'support'],
  summary: 'The appointments that shoppers requested, from 30 days ago onwards.',
});

export const closeAppointment = defineCall({
  name: 'CloseAppointment',
  method: 'POST',
  request: z.object({ Reference: appointmentReference, Outcome: z.enum(APPOINTMENT_OUTCOMES) }),
  data: appointment,
  repeatable: true,
  operator: ['manager', 'support'],
  summary:
    'Records the outcome of the phone call for an appointment. A repeated call changes nothing. Fails with Conflict if another outcome was recorded, NotFound for an unknown reference.',
});
