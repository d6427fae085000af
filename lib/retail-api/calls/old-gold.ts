import { calls } from '#lib/contract/index.ts';
import { withoutInvisible } from '#lib/shared/typed-text.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { onceByKey } from '../core/db/once-by-key.ts';
import { reportUsedUpLimit } from '../core/limits/report-used-up-limit.ts';
import { fail, succeed } from '../core/outcome.ts';
import { isOn } from '../core/site-options.ts';
import { notAllowedNow } from '../orders/not-allowed.ts';
import { oldGoldWire } from '../stores/old-gold/old-gold-records.ts';
import { checkOldGold, createOldGoldEnquiry } from '../stores/old-gold/request-old-gold.ts';
import { GLOBAL_REQUEST_LIMITS, REQUEST_ALARM_LIMITS } from '../stores/request-limits.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

const MAX_ENQUIRIES = 500;

/** Asks for the exchange value of old gold; guests may do so too. */
const requestOldGoldEnquiry = handlerFor(calls.requestOldGoldEnquiry, async (request, context, caller) => {
  if (!(await isOn(context.db, 'GoldExchange'))) return notAllowedNow('not-offered');
  const refused = checkOldGold(request);
  if (refused) return refused;
  const now = context.now();
  const typed = { Place: withoutInvisible(request.Place), Note: withoutInvisible(request.Note) };
  const outcome = await inTransaction(context.db, (transaction) =>
    onceByKey(
      transaction,
      // Each submit of a guest without cookies has a separate session, so only the key identifies the same form.
      { call: calls.requestOldGoldEnquiry, request, caller: { ...caller, sessionId: '' }, now },
      () => createOldGoldEnquiry(transaction, { ...request, ...typed }, { context, caller, now }),
      { storedPart: ({ Reference }) => Reference, replay: async (Reference) => succeed({ Reference }) },
    ),
  );
  if (outcome.code === 'TooManyRequests') {
    const limits = { limit: GLOBAL_REQUEST_LIMITS['old-gold'], alarms: REQUEST_ALARM_LIMITS['old-gold'] };
    await reportUsedUpLimit(context.db, limits, now, () =>
      context.alarm('No more enquiries about old gold are taken in this minute', {
        perMinute: limits.limit.max,
      }),
    );
    context.security('old-gold-refused', { network: caller.network, recipient: request.Email || request.Mobile });
  }
  return outcome;
});

/** The enquiries for the operator, the oldest first. */
const oldGoldEnquiryList = handlerFor(calls.oldGoldEnquiryList, async ({ State }, { db }) => {
  const all = db.selectFrom('old_gold_enquiries').selectAll();
  const matching = State === 'all' ? all : all.where('outcome', State === 'open' ? 'is' : 'is not', null);
  const rows = await matching.orderBy('created_at').orderBy('reference').limit(MAX_ENQUIRIES).execute();
  return succeed(rows.map(oldGoldWire));
});

/** Records what became of an enquiry. */
const closeOldGoldEnquiry = handlerFor(calls.closeOldGoldEnquiry, async ({ Reference, Outcome }, { db, now }) => {
  const closed = await db
    .updateTable('old_gold_enquiries')
    .set({ outcome: Outcome, closed_at: now() })
    .where('reference', '=', Reference)
    .where('outcome', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (closed) return succeed(oldGoldWire(closed));
  const existing = await db
    .selectFrom('old_gold_enquiries')
    .selectAll()
    .where('reference', '=', Reference)
    .executeTakeFirst();
  if (!existing) return fail('NotFound', 'There is no such enquiry.');
  return existing.outcome === Outcome
    ? succeed(oldGoldWire(existing))
    : fail('Conflict', 'Another outcome is already recorded.');
});

/** Handlers of the calls about old gold. */
export const oldGoldCalls: readonly CallHandler[] = [requestOldGoldEnquiry, oldGoldEnquiryList, closeOldGoldEnquiry];
