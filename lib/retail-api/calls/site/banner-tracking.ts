import { randomUUID } from 'node:crypto';
import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { maskPersonalData } from '../../core/mask-personal-data.ts';
import { deleteOldVisits } from '../../customers/visits/delete-visits.ts';

/** Housekeeping comes once an hour; a flood of visits is cut as often as this process has noted so many. */
const CUT_AFTER = 1_000;

let noted = 0;

/** Records the visit that a campaign link brought. */
export const bannerTracking = handlerFor(calls.bannerTracking, async (visit, { db, now }) => {
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
  noted += 1;
  if (noted % CUT_AFTER === 0) await deleteOldVisits(db, now());
  return succeed(null);
});
