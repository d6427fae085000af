import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';

const PER_PAGE = 50;

/** Who of the staff did what, the newest first. */
export const deskAudit = handlerFor(calls.deskAudit, async ({ Subject, Page }, { db }) => {
  // A look at the audit that is not over is this one, or another just now.
  const all = db
    .selectFrom('desk_audit')
    .where((entry) => entry.or([entry('call', '!=', calls.deskAudit.name), entry('outcome', '!=', '')]));
  const asked = Subject === '' ? all : all.where('subject', '=', Subject);
  const { count } = await asked.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await asked
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .offset((Page - 1) * PER_PAGE)
    .limit(PER_PAGE)
    .execute();
  return succeed({
    Entries: rows.map((row) => ({
      At: row.at,
      Operator: row.operator,
      Call: row.call,
      Step: row.step,
      Subject: row.subject,
      Outcome: row.outcome,
    })),
    Page,
    TotalPages: Math.ceil(Number(count) / PER_PAGE),
  });
});
