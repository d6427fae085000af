import { z } from 'zod';
import { appointment, appointmentReference } from '../appointment.ts';
import { defineCall } from '../define-call.ts';
import { callerFields, idempotencyKey, mobile, multilineText, orEmpty, personName, plainText } from '../fields.ts';
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
    /** One of the services of the physical store. */
    Service: plainText(60).trim().min(1),
    Name: personName,
    Mobile: mobile,
    Note: multilineText(MAX_VISIT_MESSAGE_LENGTH).trim().default(''),
    IdempotencyKey: idempotencyKey.optional(),
    ...callerFields,
  }),
  data: z.object({ Reference: appointmentReference }),
  repeatable: false,
  summary:
    'Asks a shop for a visit, which it confirms by a call. 204 for an unknown shop, 200 with the field where the shop is closed then or does not offer the service, 229 where asked too often; Data.RetryAfterSeconds says how long to wait.',
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
  operator: true,
  summary: 'The visits that shoppers asked for; of the day before 30 days and later.',
});

export const closeAppointment = defineCall({
  name: 'CloseAppointment',
  method: 'POST',
  request: z.object({ Reference: appointmentReference, Outcome: z.enum(APPOINTMENT_OUTCOMES) }),
  data: appointment,
  repeatable: true,
  operator: true,
  summary:
    'Notes what became of the call to who asked for a visit. Asked again it changes nothing; 209 where another outcome was noted, 204 for an unknown reference.',
});
