import { calls } from '#lib/contract/index.ts';
import { succeed } from '../core/outcome.ts';
import { OUTBOX_CHANNELS, readUnsent } from '../messages/measure-outbox.ts';
import { readCourierHealth } from '../orders/couriers/courier-health.ts';
import { countGatewayRefunds, countPaymentChecks } from '../payments/count-payment-work.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** What waits in the background. */
const handleQueues = handlerFor(calls.workQueues, async (_request, { db, courier, now }) => {
  const unsent = await readUnsent(db);
  const messages = OUTBOX_CHANNELS.map((channel) => {
    const ofChannel = unsent.filter((row) => row.channel === channel);
    const isFailed = ({ state }: { state: string }) => state === 'failed';
    const waiting = ofChannel.filter((row) => !isFailed(row));
    const sum = (rows: typeof ofChannel) => rows.reduce((total, row) => total + row.messages, 0);
    return {
      Queue: channel,
      Waiting: sum(waiting),
      Failed: sum(ofChannel.filter(isFailed)),
      OldestAt: waiting.length === 0 ? null : Math.min(...waiting.map(({ oldest }) => oldest)),
    };
  });
  const payments = { Queue: 'payments' as const, ...presentWork(await countPaymentChecks(db)) };
  const refunds = { Queue: 'refunds' as const, ...presentWork(await countGatewayRefunds(db)) };
  const health = await readCourierHealth(db, now());
  const couriers = { Queue: 'couriers' as const, Waiting: health.waiting, Failed: health.refused };
  const { unanswered: Unanswered, held: Held, told: NewsTold, asked: NewsAsked } = health;
  return succeed({
    Queues: [...messages, payments, refunds, { ...couriers, OldestAt: health.oldest }],
    Couriers: courier === null ? null : { Unanswered, Held, NewsTold, NewsAsked },
  });
});

function presentWork({ waiting, failed, oldest }: Awaited<ReturnType<typeof countPaymentChecks>>) {
  return { Waiting: waiting, Failed: failed, OldestAt: oldest };
}

/** Handlers of the call about background work. */
export const workQueueCalls: readonly CallHandler[] = [handleQueues];
