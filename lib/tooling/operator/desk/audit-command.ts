import { calls } from '#lib/contract/index.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { pageOfRows } from './columns.ts';
import { parsePage, parseSubject } from './command-arguments.ts';
import type { DeskCommand } from './desk.ts';

/** The command that lists who did what at the desk. */
export const auditCommand: DeskCommand = {
  usage: 'audit [SUBJECT] [--page N]',
  description: 'shows who did and viewed what; SUBJECT: order or return number, id of a review …',
  options: ['page'],
  async run({ call, report }, [Subject = ''], { values }) {
    const results = await call(calls.deskAudit, { Subject: parseSubject(Subject), Page: parsePage(values.page) });
    const rows = results.Entries.map((entry) => [
      formatMoment(entry.At),
      entry.Operator || '(no name)',
      `${entry.Call}${entry.Step === '' ? '' : ` ${entry.Step}`}`,
      entry.Subject,
      entry.Outcome || '(interrupted)',
    ]);
    report(results, () => pageOfRows(rows, results, 'No entries.'));
  },
};
