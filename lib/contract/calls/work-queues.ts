import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { operatorField } from '../desk-fields.ts';
import { epochMilliseconds } from '../fields.ts';
import { JOB_KINDS, WORK_QUEUES } from '../operator-vocabulary.ts';

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
        /**
         * Messages of the last 30 days that nobody tried to send before they expired, such as one-time codes of a shop without a
         * provider; they do not count as failed. 0 for all that is no message.
         */
        Expired: z.number().int(),
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
        /** States of parcels in the last 24 hours that webhooks brought, and those that the courier had to be asked for. */
        ByWebhook: z.number().int(),
        Polled: z.number().int(),
      })
      .nullable(),
  }),
  repeatable: true,
  operator: ['manager'],
  summary:
    'What waits in the background: messages by channel, webhooks, payments to be asked about, refunds at gateways, bookings at couriers, and jobs.',
});

export const failedJobs = defineCall({
  name: 'FailedJobs',
  method: 'GET',
  request: z.object({}),
  data: z.object({
    Jobs: z.array(
      z.object({
        JobId: z.string(),
        Queue: z.enum(JOB_KINDS),
        /** What it is about, such as the name of a photo; may be empty. */
        About: z.string(),
        Attempts: z.number().int(),
        FailedAt: epochMilliseconds,
        /** What the last attempt ended with, for technicians. */
        Reason: z.string(),
      }),
    ),
  }),
  repeatable: true,
  operator: ['manager'],
  summary: 'The latest 100 jobs that were given up in the last 30 days, the latest first.',
});

export const retryFailedJobs = defineCall({
  name: 'RetryFailedJobs',
  method: 'POST',
  request: z.object({
    /** One of them; all of them if left out. */
    JobId: z.uuid().optional(),
    Operator: operatorField,
  }),
  data: z.object({ Retried: z.number().int() }),
  repeatable: true,
  operator: ['manager'],
  summary: 'Does jobs again that were given up. Fails with NotFound.',
});
