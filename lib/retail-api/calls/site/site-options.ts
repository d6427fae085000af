import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';

/** The site options asked for, or all of them; ids that are not known are left out. */
export const siteOptions = handlerFor(calls.siteOptions, async (request, { db }) => {
  const ids = request.SiteConfigOptionIds.split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  const rows = await db
    .selectFrom('site_options')
    .select(['option_id as OptionId', 'value as Value'])
    .$if(ids.length > 0, (query) => query.where('option_id', 'in', ids))
    .orderBy('option_id')
    .execute();
  return succeed(rows);
});
