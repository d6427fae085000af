import type { Transaction } from 'kysely';
import { mayMakeCall, OPERATOR_CALLS } from '#lib/contract/index.ts';
import { HOUR_MS } from '#lib/shared/durations.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { consumeLimits } from '../../core/limits/consume-limits.ts';
import { approvalWaits } from '../../messages/copy/staff-mails.ts';
import { enqueue } from '../../messages/outbox.ts';
import { readStaff } from '../staff-repository.ts';
import type { Approval } from './approval-repository.ts';
import { maySecond } from './approval-ties.ts';
import { decidersOf, readLatelyChanged } from './deciders.ts';

/** The screen of requests in the back office. */
const APPROVALS_PATH = '/approvals';
/** Mails about requests to one person in an hour: more would tell nothing new, and the first screen counts what waits. */
const MAX_MAILS = 20;

/** What a mail to staff needs to be written. */
export type NotifyContext = Pick<CoreContext, 'siteUrl'> & { staff: Pick<CoreContext['staff'], 'backOfficeUrl'> };

/**
 * Tells everybody who may decide a new request that it waits: active staff whose role may make its call and who may second the
 * person who asked. The mail names order, product or offer and nobody of the customers. `now` in epoch milliseconds.
 */
export async function notifyApprovers(
  transaction: Transaction<Database>,
  approval: Approval,
  { context, now }: { context: NotifyContext; now: number },
): Promise<void> {
  const call = OPERATOR_CALLS.get(approval.call);
  if (!call) throw new Error(`There is no call ${approval.call}.`);
  const staff = await readStaff(transaction);
  const deciders = decidersOf(call, staff, await readLatelyChanged(transaction, now));
  for (const { id, name, email, state, role } of deciders) {
    if (state !== 'active' || !mayMakeCall(role, call)) continue;
    if (!maySecond(staff, { requesterId: approval.requester_id, deciderId: id, deciders })) continue;
    const limit = { key: `approval-mail:${id}`, max: MAX_MAILS, windowMs: HOUR_MS };
    if (await consumeLimits(transaction, [limit], now)) continue;
    const { summary, requested_by: by, expires_at: expiresAt } = approval;
    const link = `${context.staff.backOfficeUrl}${APPROVALS_PATH}`;
    const mail = approvalWaits({ name, summary, by, expiresAt, link, siteUrl: context.siteUrl });
    const message = { kind: 'approval', channel: 'mail', recipient: email, ttlMs: expiresAt - now } as const;
    await enqueue(transaction, { ...message, ...mail }, now);
  }
}
