import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { calls } from '#lib/contract/index.ts';
import { maskPersonalData } from '#lib/shared/mask-personal-data.ts';
import { CONFIRMATION_PREFIX } from '../content/shop/set-up-confirmations.ts';
import { succeed } from '../core/outcome.ts';
import { deleteOldVisits } from '../customers/visits/delete-visits.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** The number of newest reports that are kept, so that a flood of errors cannot fill the disk. */
export const MAX_STORED_REPORTS = 5_000;

/**
 * Housekeeping runs once an hour; in a flood, old visits are deleted each time this process has stored this many.
 */
const DELETE_OLD_AFTER = 1_000;

let visitsStored = 0;

/** Where there is no store, there is nothing to collect from, whatever the setting. */
const COLLECT = 'ClickAndCollect';

/** The requested site options, or all of them; unknown ids are left out. */
const siteOptions = handlerFor(calls.siteOptions, async (request, { db }) => {
  const ids = request.SiteConfigOptionIds.split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  const rows = await db
    .selectFrom('site_options')
    .select(['option_id as OptionId', 'value as Value'])
    .where('option_id', 'not like', `${CONFIRMATION_PREFIX}%`)
    .$if(ids.length > 0, (query) => query.where('option_id', 'in', ids))
    .orderBy('option_id')
    .execute();
  const collect = rows.find(({ OptionId }) => OptionId === COLLECT);
  if (collect?.Value === 'on' && !(await db.selectFrom('stores').select('code').limit(1).executeTakeFirst())) {
    collect.Value = 'off';
  }
  return succeed(rows);
});

/** The store sells in Indian rupees only. */
const getCurrency = handlerFor(calls.currencies, async () =>
  succeed([{ CurrencyId: 1, CurrencyCode: 'INR', CurrencySymbol: '₹' }]),
);

/** Without a geolocation service only the country is known, and a wrong city is worse than none. */
const myLocation = handlerFor(calls.myLocation, async () =>
  succeed({ City: '', State: '', Pincode: '', Country: 'IN' }),
);

/** Stores the report of a failed call. */
const errorLog = handlerFor(calls.errorLog, async (request, context) => {
  await record('error', request, context);
  return succeed(null);
});

/** Stores the report of a shopper who was sent to /404. */
const errorLog404 = handlerFor(calls.errorLog404, async (request, context) => {
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
      .offset(MAX_STORED_REPORTS)
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

/** Stores the visit from a campaign link. */
const bannerTracking = handlerFor(calls.bannerTracking, async (visit, { db, now }) => {
  await db
    .insertInto('visits')
    .values({
      id: randomUUID(),
      at: now(),
      session_id: visit.SessionId,
      banner_url: maskPersonalData(visit.BannerURL),
      tracking_code: visit.RevalTrackingCode,
      device: visit.DeviceType,
    })
    .execute();
  visitsStored += 1;
  if (visitsStored % DELETE_OLD_AFTER === 0) await deleteOldVisits(db, now());
  return succeed(null);
});

/** Handlers of the calls about the site as a whole. */
export const siteCalls: readonly CallHandler[] = [
  siteOptions,
  getCurrency,
  myLocation,
  errorLog,
  errorLog404,
  bannerTracking,
];
