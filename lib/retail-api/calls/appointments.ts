import { calls } from '#lib/contract/index.ts';
import { withoutInvisible } from '#lib/shared/typed-text.ts';
import { loadStores } from '../catalogue/load-stores.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { onceByKey } from '../core/db/once-by-key.ts';
import { reportUsedUpLimit } from '../core/limits/report-used-up-limit.ts';
import { fail, succeed } from '../core/outcome.ts';
import { appointmentWire } from '../stores/appointments/appointment-wire.ts';
import { checkVisit } from '../stores/appointments/check-visit.ts';
import { createAppointmentRequest } from '../stores/appointments/request-appointment.ts';
import { GLOBAL_REQUEST_LIMITS, REQUEST_ALARM_LIMITS } from '../stores/request-limits.ts';
import { hoursOf } from '../stores/rules/hours-of.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';
import { noSuchStore } from './stores.ts';

const MAX_APPOINTMENTS = 500;

/** Requests an appointment at a physical store; guests may do so too. */
const requestAppointment = handlerFor(calls.requestAppointment, async (request, context, caller) => {
  const [store] = await loadStores(context.db, request.StoreCode);
  if (!store) return noSuchStore();
  const now = context.now();
  const terms = { hours: hoursOf(store), services: store.Services, videoCalls: store.VideoCalls ?? false };
  const refused = checkVisit(request, terms, now);
  if (refused) return refused;
  const appointment = {
    store: { code: store.StoreCode, name: store.Name, email: store.Email ?? '' },
    day: request.Day,
    part: request.Part,
    service: request.Service,
    language: request.VideoCall?.Language ?? ('' as const),
    name: request.Name,
    mobile: request.Mobile,
    note: withoutInvisible(request.Note),
  };
  const outcome = await inTransaction(context.db, (transaction) =>
    onceByKey(
      transaction,
      // Each submit of a guest without cookies has a separate session, so only the key identifies the same form.
      { call: calls.requestAppointment, request, caller: { ...caller, sessionId: '' }, now },
      () => createAppointmentRequest(transaction, appointment, { context, caller, now }),
      { storedPart: ({ Reference }) => Reference, replay: async (Reference) => succeed({ Reference }) },
    ),
  );
  if (outcome.code === 'TooManyRequests') {
    const limits = { limit: GLOBAL_REQUEST_LIMITS.visit, alarms: REQUEST_ALARM_LIMITS.visit };
    await reportUsedUpLimit(context.db, limits, now, () =>
      context.alarm('No more requests for visits are taken in this minute', {
        perMinute: limits.limit.max,
      }),
    );
    context.security('visits-refused', { network: caller.network, recipient: request.Mobile });
  }
  return outcome;
});

/** The requested appointments for the operator, the nearest day first. */
const appointmentList = handlerFor(calls.appointmentList, async ({ State, StoreCode }, { db }) => {
  let query = db.selectFrom('appointments').selectAll();
  if (State !== 'all') query = query.where('outcome', State === 'open' ? 'is' : 'is not', null);
  if (StoreCode !== '') query = query.where('store_code', '=', StoreCode.toUpperCase());
  const rows = await query.orderBy('day').orderBy('created_at').limit(MAX_APPOINTMENTS).execute();
  return succeed(rows.map(appointmentWire));
});

/** Records the outcome of the operator's phone call to the shopper who requested an appointment. */
const closeAppointment = handlerFor(calls.closeAppointment, async ({ Reference, Outcome }, context, caller) => {
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
  const existing = await db
    .selectFrom('appointments')
    .selectAll()
    .where('reference', '=', Reference)
    .executeTakeFirst();
  if (!existing) return fail('NotFound', 'There is no such request.');
  return existing.outcome === Outcome
    ? succeed(appointmentWire(existing))
    : fail('Conflict', 'Another outcome is already recorded.');
});

/** Handlers of the calls about appointments at physical stores. */
export const appointmentCalls: readonly CallHandler[] = [requestAppointment, appointmentList, closeAppointment];
