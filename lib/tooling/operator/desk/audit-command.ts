import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls } from '#lib/contract/index.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { parseNumber, parseSubject } from './command-arguments.ts';
import type { OpenDesk } from './desk.ts';
import { callLabel, outcomeLabel } from './labels.ts';
import { pageOfRows } from './text-columns.ts';

/** Adds the command that lists who did what at the desk. */
export function addAuditCommand(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  program
    .command('audit')
    .description('shows who did and viewed what')
    .argument('[SUBJECT]', 'order or return number, id of a review …', parseSubject)
    .option('--page <N>', 'page of the list', parseNumber)
    .action(async (Subject = '', { page = 1 }) => {
      const { call, report } = openDesk();
      const results = await call(calls.deskAudit, { Subject, Page: page });
      const rows = results.Entries.map((entry) => [
        formatMoment(entry.At),
        entry.Operator || '(no name)',
        callLabel(entry.Call, entry.Step),
        entry.Subject,
        outcomeLabel(entry.Outcome),
        entry.Credential,
      ]);
      report(results, () => pageOfRows(rows, results, 'No entries.'));
    });
}
