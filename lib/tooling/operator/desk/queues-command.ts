import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls, type DataOf } from '#lib/contract/index.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { unescaped } from './command-arguments.ts';
import type { OpenDesk } from './desk.ts';
import { columns } from './text-columns.ts';

/** Adds the commands that list what waits and what failed in the background, and that have failed jobs done again. */
export function addQueuesCommand(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  program
    .command('queues')
    .description(
      'lists how many messages, webhooks, payments to ask about, refunds, bookings and jobs wait, and how many failed',
    )
    .action(async () => {
      const { call, report } = openDesk();
      const answer = await call(calls.workQueues, {});
      const rows = answer.Queues.map(({ Queue, Waiting, Failed, Expired, OldestAt }) => [
        Queue,
        `${Waiting} waiting`,
        `${Failed} failed`,
        Expired === 0 ? '' : `${Expired} expired`,
        OldestAt === null ? '' : `the oldest since ${formatMoment(OldestAt)}`,
      ]);
      report(answer, () => [...columns(rows), ...courierLines(answer.Couriers)]);
    });
  program
    .command('jobs-failed')
    .description('lists the background jobs that were given up in the last 30 days')
    .action(async () => {
      const { call, report } = openDesk();
      const answer = await call(calls.failedJobs, {});
      const rows = answer.Jobs.map(({ JobId, Queue, About, Attempts, FailedAt, Reason }) => [
        JobId,
        formatMoment(FailedAt),
        Queue,
        About,
        `${Attempts} tries`,
        Reason,
      ]);
      report(answer, () => (rows.length === 0 ? ['No job was given up.'] : columns(rows)));
    });
  program
    .command('jobs-retry')
    .description('does background jobs again that were given up, all of them or a single one')
    .argument('[ID]', 'as "jobs-failed" prints it', unescaped)
    .action(async (JobId) => {
      const { by, call, report } = openDesk();
      const answer = await call(calls.retryFailedJobs, { ...(JobId !== undefined && { JobId }), Operator: by });
      report(answer, () => [`${answer.Retried} will be done again.`]);
    });
}

function courierLines(couriers: DataOf<typeof calls.workQueues>['Couriers']): string[] {
  if (couriers === null) return [];
  const { Unanswered, Held, ByWebhook, Polled } = couriers;
  return [
    ...(Unanswered > 0 ? [`The courier did not answer six times: ${Unanswered} bookings.`] : []),
    ...(Held > 0 ? [`Came back, and the refund needs a second person: ${Held} parcels.`] : []),
    `States of parcels in 24 hours: ${ByWebhook} by webhook, ${Polled} asked for.`,
  ];
}
