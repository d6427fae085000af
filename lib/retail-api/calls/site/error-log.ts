import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { calls } from '#lib/contract/index.ts';
import { type ApiContext, handlerFor, succeed } from '../../core/call-handler.ts';
import { maskPersonalData } from '../../core/mask-personal-data.ts';

/** The newest reports are kept, so that a flood of errors cannot fill the disk. */
export const REPORTS_KEPT = 5_000;

/** Records a failed call. */
export const errorLog = handlerFor(calls.errorLog, async (request, context) => {
  await record('error', request, context);
  return succeed(null);
});

/** Records that a shopper was sent to /404. */
export const errorLog404 = handlerFor(calls.errorLog404, async (request, context) => {
  await record('404', request, context);
  return succeed(null);
});

async function record(
  kind: string,
  report: z.output<typeof calls.errorLog.request>,
  { db, now }: ApiContext,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('error_log')
      .values({
        id: randomUUID(),
        at: now(),
        kind,
        api_name: maskPersonalData(report.APIName),
        status_code: report.StatusCode,
        error_code: maskPersonalData(report.ErrorCode),
        description: maskPersonalData(report.ErrorDescription),
        request: maskPersonalData(report.RequestXML),
        response: maskPersonalData(report.ResponseXML),
        type_id: report.TypeId ?? null,
      })
      .execute();
    const tooOld = await transaction
      .selectFrom('error_log')
      .select(['at', 'id'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .offset(REPORTS_KEPT)
      .limit(1)
      .executeTakeFirst();
    if (!tooOld) return;
    await transaction
      .deleteFrom('error_log')
      .where((row) =>
        row.or([row('at', '<', tooOld.at), row.and([row('at', '=', tooOld.at), row('id', '<=', tooOld.id)])]),
      )
      .execute();
  });
}
