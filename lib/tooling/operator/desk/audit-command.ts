import { calls } from '#lib/contract/index.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { listed } from './columns.ts';
import type { DeskCommand } from './desk.ts';
import { pageOf, subjectOf } from './read-words.ts';

/** Who did what at the desk. */
export const auditCommand: DeskCommand = {
  usage: 'audit [SUBJECT] [--page N]',
  about: 'who did what, and looked at what; SUBJECT: number of an order or return, id of a review …',
  options: ['page'],
  async run({ ask, tell }, [Subject = ''], { values }) {
    const found = await ask(calls.deskAudit, { Subject: subjectOf(Subject), Page: pageOf(values.page) });
    const rows = found.Entries.map((one) => [
      formatMoment(one.At),
      one.Operator || '(no name)',
      `${one.Call}${one.Step === '' ? '' : ` ${one.Step}`}`,
      one.Subject,
      one.Outcome || '(broke off)',
    ]);
    tell(found, () => listed(rows, found, 'Nothing.'));
  },
};
