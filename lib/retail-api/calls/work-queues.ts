import { calls } from '#lib/contract/index.ts';
import { JOB_KINDS } from '#lib/contract/operator-vocabulary.ts';
import { fail, succeed } from '../core/outcome.ts';
import { OUTBOX_CHANNELS, readUnsent } from '../messages/measure-outbox.ts';
import { readCourierHealth } from '../orders/couriers/courier-health.ts';
import { countGatewayRefunds, countPaymentChecks } from '../payments/count-payment-work.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** What waits in the background. */
const handleQueues = handlerFor(calls.workQueues, async (_request, { db, jobs, courier, now }) => {
  const unsent = await readUnsent(db);
  const messages = OUTBOX_CHANNELS.map((channel) => {
    const ofChannel = unsent.filter((row) => row.channel === channel);
    const ended = ofChannel.filter(({ state }) => state === 'failed');
    const waiting = ofChannel.filter(({ state }) => state !== 'failed');
    const sum = (rows: typeof ofChannel) => rows.reduce((total, row) => total + row.messages, 0);
    return {
      Queue: channel,
      Waiting: sum(waiting),
      Failed: sum(ended.filter(({ tried }) => Number(tried) === 1)),
      Expired: sum(ended.filter(({ tried }) => Number(tried) === 0)),
      OldestAt: waiting.length === 0 ? null : Math.min(...waiting.map(({ oldest }) => oldest)),
    };
  });
  const payments = { Queue: 'payments' as const, ...presentWork(await countPaymentChecks(db)) };
  const refunds = { Queue: 'refunds' as const, ...presentWork(await countGatewayRefunds(db)) };
  const counts = (await jobs?.counts()) ?? JOB_KINDS.map((kind) => ({ kind, waiting: 0, failed: 0, oldest: null }));
  const ofJobs = counts.map(({ kind, ...work }) => ({ Queue: kind, ...presentWork(work) }));
  const health = await readCourierHealth(db, now());
  const couriers = { Queue: 'couriers' as const, Waiting: health.waiting, Failed: health.refused, Expired: 0 };
  const { unanswered: Unanswered, held: Held, byWebhook: ByWebhook, polled: Polled } = health;
  return succeed({
    Queues: [...messages, payments, refunds, { ...couriers, OldestAt: health.oldest }, ...ofJobs],
    Couriers: courier === null ? null : { Unanswered, Held, ByWebhook, Polled },
  });
});

function presentWork({ waiting, failed, oldest }: Awaited<ReturnType<typeof countPaymentChecks>>) {
  return { Waiting: waiting, Failed: failed, Expired: 0, OldestAt: oldest };
}

const handleFailed = handlerFor(calls.failedJobs, async (_request, { jobs }) => {
  const failed = (await jobs?.failed()) ?? [];
  return succeed({
    Jobs: failed.map(({ id, kind, subject, tries, failedAt, reason }) => ({
      JobId: id,
      Queue: kind,
      About: subject,
      Attempts: tries,
      FailedAt: failedAt,
      Reason: reason,
    })),
  });
});

const handleRetry = handlerFor(calls.retryFailedJobs, async ({ JobId }, { jobs }) => {
  const retried = (await jobs?.retry(JobId)) ?? 0;
  if (retried === 0 && JobId !== undefined) return fail('NotFound', 'There is no such job.');
  return succeed({ Retried: retried });
});

/** Handlers of the calls about background work. */
export const workQueueCalls: readonly CallHandler[] = [handleQueues, handleFailed, handleRetry];
