import { calls } from '#lib/contract/index.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { listed } from './columns.ts';
import type { DeskCommand } from './desk.ts';
import { pageOf, subjectOf } from './read-words.ts';

/** Who did what at the desk. */
export const auditCommand: DeskCommand = {
  usage: 'audit [SUBJECT] [--page N]',
  about: 'shows who did and viewed what; SUBJECT: order or return number, id of a review …',
  options: ['page'],
  async run({ ask, tell }, [Subject = ''], { values }) {
    const found = await ask(calls.deskAudit, { Subject: subjectOf(Subject), Page: pageOf(values.page) });
    const rows = found.Entries.map((one) => [
      formatMoment(one.At),
      one.Operator || '(no name)',
      `${one.Call}${one.Step === '' ? '' : ` ${one.Step}`}`,
      one.Subject,
      one.Outcome || '(interrupted)',
    ]);
    tell(found, () => listed(rows, found, 'No entries.'));
  },
};
