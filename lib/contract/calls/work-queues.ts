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
        /** What failed for good in the last 30 days; refunds: those that a gateway has refused and that are tried again. */
        Failed: z.number().int(),
        /** When the oldest of what waits was written; null where nothing waits. */
        OldestAt: epochMilliseconds.nullable(),
      }),
    ),
  }),
  repeatable: true,
  operator: ['manager'],
  summary:
    'What waits in the background: messages by channel, webhooks, payments to be asked about, and refunds at gateways.',
});
