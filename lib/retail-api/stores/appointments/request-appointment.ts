import type { Transaction } from 'kysely';
import { currentLanguage } from '#language';
import type { calls, DataOf, VideoLanguage, VisitPart } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Caller } from '../../core/caller.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { newReference } from '../../core/db/new-reference.ts';
import type { Database } from '../../core/db/schema.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { appointmentRequest } from '../../messages/copy/appointment-request.ts';
import { appointmentTask } from '../../messages/copy/appointment-task.ts';
import { smsInLanguage, staffMail } from '../../messages/in-recipient-language.ts';
import { enqueue } from '../../messages/outbox.ts';
import { shopLink } from '../../messages/shop-link.ts';
import { enqueuePhoneMessage } from '../../messages/whatsapp/enqueue-phone-message.ts';
import { admitRequest } from '../request-limits.ts';

/** A visit that was checked to be possible. */
interface RequestedAppointment {
  store: { code: string; name: string; email: string };
  /** `YYYY-MM-DD`. */
  day: string;
  part: VisitPart;
  /** May be empty for a video call. */
  service: string;
  /** Language of a video call; empty for a visit. */
  language: VideoLanguage | '';
  name: string;
  /** Ten digits. */
  mobile: string;
  note: string;
}

/** A day later the shopper would no longer know what the SMS is about. */
const SMS_TTL_MS = DAY_MS;
const MAIL_TTL_MS = 7 * DAY_MS;

/**
 * Stores an appointment request, notifies the shop by mail and the shopper on the phone. The answer does not depend on
 * earlier requests; beyond the limits, refuses with TooManyRequests and the seconds to wait.
 */
export async function createAppointmentRequest(
  transaction: Transaction<Database>,
  request: RequestedAppointment,
  { context, caller, now }: { context: CoreContext; caller: Caller; now: number },
): Promise<Outcome<DataOf<typeof calls.requestAppointment>>> {
  const { mobile } = request;
  const refused = await admitRequest(transaction, { subject: 'visit', recipient: mobile }, { context, caller, now });
  if (refused) return refused;
  const reference = await insert(transaction, request, caller.customerId, now);
  const messageFacts = { ...request, reference, storeName: request.store.name, siteUrl: context.siteUrl };
  const details = { number: reference, link: shopLink(context.siteUrl, paths.stores()), name: request.name };
  const { body } = smsInLanguage(currentLanguage(), () => appointmentRequest(messageFacts));
  const message = { kind: 'appointment-request', body, recipient: mobile, details, ttlMs: SMS_TTL_MS } as const;
  await enqueuePhoneMessage(transaction, message, { isMailed: false, now });
  const recipient = request.store.email || context.supportEmail;
  if (recipient !== '') {
    const mail = { kind: 'appointment-task', channel: 'mail', recipient, ttlMs: MAIL_TTL_MS } as const;
    await enqueue(transaction, { ...mail, ...staffMail(() => appointmentTask(messageFacts)) }, now);
  }
  return succeed({ Reference: reference });
}

async function insert(
  transaction: Transaction<Database>,
  request: RequestedAppointment,
  customerId: string | null,
  now: number,
): Promise<string> {
  const { store, day, part, service, language, name, mobile, note } = request;
  const reference = newReference('AP');
  const visit = { day, part, service, video_language: language, name, mobile, note, customer_id: customerId };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('appointments')
    .values({
      reference,
      store_code: store.code,
      store_name: store.name,
      ...visit,
      outcome: null,
      created_at: now,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? reference : insert(transaction, request, customerId, now);
}
