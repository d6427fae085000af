import { paiseOf, type RetailCall, toWire } from '#lib/contract/index.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import type { StaffCaller } from '../../core/caller.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { fail, type Outcome } from '../../core/outcome.ts';
import { approvalNeed } from './approval-needs.ts';
import { keepRequest } from './approval-repository.ts';
import { notifyApprovers } from './notify-approvers.ts';

interface AskedCall {
  call: RetailCall;
  fields: unknown;
  staff: StaffCaller | undefined;
  /** Makes the same call with other fields. */
  tryCall(fields: object): Promise<Outcome<unknown>>;
}

/**
 * Keeps an operator call that needs a second person, tells those who may decide by mail, and refuses it with ApprovalNeeded; null
 * if it may go on. Only a session has a second person: a key is not asked.
 */
export async function askApproval(
  context: Pick<CoreContext, 'db' | 'now' | 'siteUrl' | 'staff'>,
  { call, fields, staff, tryCall }: AskedCall,
): Promise<Outcome<never> | null> {
  if (staff?.kind !== 'session') return null;
  const { db } = context;
  const now = context.now();
  const need = await approvalNeed(call, fields, { db, now, tryCall });
  if (need === null) return null;
  const request = toWire(call.request, fields as object) as object;
  const asked = { call: call.name, ...need, request, requester: staff };
  const kept = await keepRequest(db, asked, {
    now,
    tell: (transaction, approval) => notifyApprovers(transaction, approval, { context, now }),
  });
  return kept && fail('ApprovalNeeded', undefined, { ApprovalId: kept.id, At: kept.expires_at });
}

/**
 * The context of a call that needed no second person so far: with the limit of refunds, which is judged again while their order
 * is locked, because two refunds at one instant do not see each other before.
 */
export function withRefundLimit<Context extends Pick<CoreContext, 'refundsFrom'>>(
  context: Context,
  staff: StaffCaller | undefined,
): Context {
  const from = shopProfile().approvals?.refundsFrom;
  return staff?.kind !== 'session' || from === undefined ? context : { ...context, refundsFrom: paiseOf(from) };
}
