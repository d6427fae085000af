import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls } from '#lib/contract/index.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { listed } from './columns.ts';
import type { OpenDesk } from './desk.ts';
import { auditSubject, number } from './desk-arguments.ts';

/** Adds the command that tells who did what at the desk. */
export function addAuditCommand(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  program
    .command('audit')
    .description('shows who did and viewed what')
    .argument('[SUBJECT]', 'order or return number, id of a review …', auditSubject)
    .option('--page <N>', 'page of the list', number)
    .action(async (Subject = '', { page: Page = 1 }) => {
      const { ask, tell } = openDesk();
      const found = await ask(calls.deskAudit, { Subject, Page });
      const rows = found.Entries.map((one) => [
        formatMoment(one.At),
        one.Operator || '(no name)',
        `${one.Call}${one.Step === '' ? '' : ` ${one.Step}`}`,
        one.Subject,
        one.Outcome || '(interrupted)',
      ]);
      tell(found, () => listed(rows, found, 'No entries.'));
    });
}
