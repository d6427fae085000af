import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls, type DataOf } from '#lib/contract/index.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import type { OpenDesk } from './desk.ts';
import { columns } from './text-columns.ts';

/** Adds the command that lists what waits in the background. */
export function addQueuesCommand(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  program
    .command('queues')
    .description(
      'lists how many messages, webhooks, payments to be asked about, refunds and bookings wait, and how many failed',
    )
    .action(async () => {
      const { call, report } = openDesk();
      const answer = await call(calls.workQueues, {});
      const rows = answer.Queues.map(({ Queue, Waiting, Failed, OldestAt }) => [
        Queue,
        `${Waiting} waiting`,
        `${Failed} failed`,
        OldestAt === null ? '' : `the oldest since ${formatMoment(OldestAt)}`,
      ]);
      report(answer, () => [...columns(rows), ...courierLines(answer.Couriers)]);
    });
}

function courierLines(couriers: DataOf<typeof calls.workQueues>['Couriers']): string[] {
  if (couriers === null) return [];
  const { Unanswered, Held, NewsTold, NewsAsked } = couriers;
  return [
    ...(Unanswered > 0 ? [`The courier did not answer six times: ${Unanswered} bookings.`] : []),
    ...(Held > 0 ? [`Came back, and the refund needs a second person: ${Held} parcels.`] : []),
    `News of the courier in 24 hours: ${NewsTold} by webhook, ${NewsAsked} asked for.`,
  ];
}
