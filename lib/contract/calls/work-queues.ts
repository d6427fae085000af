import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { epochMilliseconds } from '../fields.ts';
import { WORK_QUEUES } from '../operator-vocabulary.ts';

export const workQueues = defineCall({
  name: 'WorkQueues',
  method: 'GET',
  request: z.object({}),
  data: z.object({
    Queues: z.array(
      z.object({
        Queue: z.enum(WORK_QUEUES),
        /** What is still to be done, also what is being tried now. */
        Waiting: z.number().int(),
        /**
         * What failed for good in the last 30 days; refunds: those that a gateway has refused and that are tried again; couriers:
         * bookings that one refused.
         */
        Failed: z.number().int(),
        /** When the oldest of what waits was written; null where nothing waits. */
        OldestAt: epochMilliseconds.nullable(),
      }),
    ),
    /** What to know of the couriers; null where none is set up. */
    Couriers: z
      .object({
        /** Bookings and cancellations that the courier has not answered six times; the shop goes on asking. */
        Unanswered: z.number().int(),
        /** Parcels that came back or were lost, whose orders wait for staff: their refunds need a second person. */
        Held: z.number().int(),
        /** News of the last 24 hours that webhooks brought, and those that the courier had to be asked for. */
        NewsTold: z.number().int(),
        NewsAsked: z.number().int(),
      })
      .nullable(),
  }),
  repeatable: true,
  operator: ['manager'],
  summary:
    'What waits in the background: messages by channel, webhooks, payments to be asked about, refunds at gateways, and bookings at couriers.',
});
