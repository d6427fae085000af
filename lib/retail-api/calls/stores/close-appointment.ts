import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { appointmentWire } from '../../stores/appointments/appointment-wire.ts';

/** Notes what became of the call to who asked for a visit. */
export const closeAppointment = handlerFor(calls.closeAppointment, async ({ Reference, Outcome }, context, caller) => {
  const { db, now, security } = context;
  const closed = await db
    .updateTable('appointments')
    .set({ outcome: Outcome, closed_at: now() })
    .where('reference', '=', Reference)
    .where('outcome', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (closed) {
    security('appointment-closed', { network: caller.network, reason: Outcome });
    return succeed(appointmentWire(closed));
  }
  const known = await db.selectFrom('appointments').selectAll().where('reference', '=', Reference).executeTakeFirst();
  if (!known) return refuse('NotFound', 'There is no such request.');
  return known.outcome === Outcome
    ? succeed(appointmentWire(known))
    : refuse('Conflict', 'Another outcome was noted already.');
});
