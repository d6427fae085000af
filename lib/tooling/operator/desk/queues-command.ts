import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls } from '#lib/contract/index.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import type { OpenDesk } from './desk.ts';
import { columns } from './text-columns.ts';

/** Adds the command that lists what waits in the background. */
export function addQueuesCommand(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  program
    .command('queues')
    .description('lists how many messages, webhooks, payments to be asked about and refunds wait, and how many failed')
    .action(async () => {
      const { call, report } = openDesk();
      const answer = await call(calls.workQueues, {});
      const rows = answer.Queues.map(({ Queue, Waiting, Failed, OldestAt }) => [
        Queue,
        `${Waiting} waiting`,
        `${Failed} failed`,
        OldestAt === null ? '' : `the oldest since ${formatMoment(OldestAt)}`,
      ]);
      report(answer, () => columns(rows));
    });
}
