import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { appointmentWire } from '../../stores/appointments/appointment-wire.ts';

const MOST = 500;

/** The visits that shoppers asked for, the nearest day first. */
export const appointmentList = handlerFor(calls.appointmentList, async ({ State, StoreCode }, { db }) => {
  let query = db.selectFrom('appointments').selectAll();
  if (State !== 'all') query = query.where('outcome', State === 'open' ? 'is' : 'is not', null);
  if (StoreCode !== '') query = query.where('store_code', '=', StoreCode.toUpperCase());
  const rows = await query.orderBy('day').orderBy('created_at').limit(MOST).execute();
  return succeed(rows.map(appointmentWire));
});
