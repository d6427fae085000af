import { calls } from '#lib/contract/index.ts';
import { withoutInvisible } from '#lib/shared/typed-text.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { onceByKey } from '../../core/db/once-by-key.ts';
import { tellWhereUsedUp } from '../../core/limits/tell-where-used-up.ts';
import { ALARM_LIMIT, STORE_LIMIT } from '../../stores/appointments/appointment-limits.ts';
import { askForVisit } from '../../stores/appointments/ask-for-visit.ts';
import { refuseVisit } from '../../stores/appointments/check-visit.ts';
import { hoursOf } from '../../stores/rules/hours-of.ts';
import { loadStores } from './load-stores.ts';
import { noSuchStore } from './no-such-store.ts';

/** Asks a shop for a visit, for guests too. */
export const requestAppointment = handlerFor(calls.requestAppointment, async (request, context, caller) => {
  const [store] = await loadStores(context.db, request.StoreCode);
  if (!store) return noSuchStore();
  const now = context.now();
  const refused = refuseVisit(request, { hours: hoursOf(store), services: store.Services }, now);
  if (refused) return refused;
  const asked = {
    store: { code: store.StoreCode, name: store.Name, email: store.Email ?? '' },
    day: request.Day,
    part: request.Part,
    service: request.Service,
    name: request.Name,
    mobile: request.Mobile,
    note: withoutInvisible(request.Note),
  };
  const outcome = await inTransaction(context.db, (transaction) =>
    onceByKey(
      transaction,
      // Each press of a guest without cookies is a session of its own: the key alone says that it is the same form.
      { call: calls.requestAppointment, request, caller: { ...caller, sessionId: '' }, now },
      () => askForVisit(transaction, asked, { context, caller, now }),
      { keep: ({ Reference }) => Reference, answerAgain: async (Reference) => succeed({ Reference }) },
    ),
  );
  if (outcome.code === 'TooManyRequests') {
    await tellWhereUsedUp(context.db, { limit: STORE_LIMIT, alarms: ALARM_LIMIT }, now, () =>
      context.alarm('No more requests for visits are taken in this minute', { perMinute: STORE_LIMIT.most }),
    );
    context.security('visits-refused', { network: caller.network, recipient: request.Mobile });
  }
  return outcome;
});
