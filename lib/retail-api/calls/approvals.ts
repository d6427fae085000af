import {
  type ApprovalTie,
  calls,
  type DataOf,
  mayMakeCall,
  OPERATOR_CALLS,
  type RetailCall,
} from '#lib/contract/index.ts';
import { settlePrices } from '../catalogue/prices/price-marks.ts';
import type { Caller, StaffCaller, StaffSessionCaller } from '../core/caller.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { forbidden } from '../core/refusals.ts';
import { withDeskAudit } from '../orders/desk/record-desk-audit.ts';
import { CALLS_TO_APPROVE } from '../staff/approvals/approval-needs.ts';
import {
  type Approval,
  completeRequest,
  decideRequest,
  findApproval,
  readApprovals,
  stateNow,
} from '../staff/approvals/approval-repository.ts';
import { maySecond, tieOf } from '../staff/approvals/approval-ties.ts';
import { decidersOf, type LatelyChanged, readLatelyChanged } from '../staff/approvals/deciders.ts';
import { rejectForbidden } from '../staff/identify-staff.ts';
import { findStaff, readStaff, type StaffMember } from '../staff/staff-repository.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';
import { catalogueImportCalls } from './catalogue-imports.ts';
import { metalRateCalls } from './metal-rates.ts';
import { orderDeskCalls } from './order-desk.ts';
import { orderEditCalls } from './order-edits.ts';
import { parcelCalls } from './parcels.ts';
import { priceCalls } from './prices.ts';
import { productCalls } from './products.ts';
import { promotionCalls } from './promotions.ts';
import { returnCalls } from './returns.ts';
import { shopCalls } from './shop.ts';

type ApprovalData = DataOf<typeof calls.decideApproval>;

/** The handlers of all calls that may need a second person. */
const HANDLERS = new Map(
  [
    ...orderDeskCalls,
    ...orderEditCalls,
    ...parcelCalls,
    ...returnCalls,
    ...priceCalls,
    ...productCalls,
    ...metalRateCalls,
    ...catalogueImportCalls,
    ...promotionCalls,
    ...shopCalls,
  ].map((handler) => [handler.call.name, handler]),
);

const unhandled = CALLS_TO_APPROVE.filter((name) => !HANDLERS.has(name));
if (unhandled.length > 0) throw new Error(`Nothing makes these calls once they are approved: ${unhandled.join(', ')}.`);

/** Requests about the calls that the caller may make. */
const handleList = handlerFor(calls.approvalList, async ({ State: state, Page }, { db, now }, { staff }) => {
  const at = now();
  const names = [...OPERATOR_CALLS.values()].filter((call) => staff && rejectForbidden(call, staff) === null);
  const query = { calls: names.map(({ name }) => name), state, now: at };
  const { rows, totalPages, more } = await readApprovals(db, query, Page);
  const team = await readTeam(db, at);
  const Approvals = rows.map((row) => present(row, { staff, team, now: at }));
  return succeed({ Approvals, Page, TotalPages: totalPages, MorePages: more });
});

/** Approves a request, which makes its call, or refuses it. */
const handleDecision = handlerFor(calls.decideApproval, async (request, context, caller) => {
  const { db } = context;
  const { ApprovalId: id, Decision: decision, Note: note, Operator: by } = request;
  const now = context.now();
  const approval = await findApproval(db, id);
  if (!approval) return fail('NotFound', 'There is no such request.');
  const team = await readTeam(db, now);
  const forbids = rejectDecision(approval, caller.staff, team);
  if (forbids) return forbids;
  const tie = tieWith(approval, caller.staff, team.members) ?? 'none';
  const isApproved = decision === 'approve';
  if (isApproved && !(await mayStillAsk(context, approval)))
    return fail('Conflict', 'The person who asked may not make the call any more.');
  const state = isApproved ? 'running' : 'refused';
  if (!(await decideRequest(db, { id, state, by, note, tie }, now))) return decidedAlready(approval, now);
  if (isApproved) await makeCall(context, approval, { by: `${by}${TIED[tie]}`, network: caller.network });
  const decided = await findApproval(db, id);
  if (!decided) throw new Error('A request for approval was lost.');
  return succeed(present(decided, { staff: caller.staff, team, now }));
});

/** All members, and who of them has had another state or role lately. */
interface Team {
  members: readonly StaffMember[];
  changed: LatelyChanged;
}

async function readTeam(db: ApiContext['db'], now: number): Promise<Team> {
  return { members: await readStaff(db), changed: await readLatelyChanged(db, now) };
}

/** What the audit adds about who approved. */
const TIED: Readonly<Record<ApprovalTie, string>> = {
  none: '',
  'invited-by-requester': ', whom they invited',
  'invited-requester': ', who invited them',
};

/** How a caller is tied to who asked; null for one who is no member. */
function tieWith(
  { requester_id }: Approval,
  staff: StaffCaller | undefined,
  members: readonly StaffMember[],
): ApprovalTie | null {
  return staff?.kind === 'session' ? tieOf(members, requester_id, staff.staffId) : null;
}

/** Who may not decide: a key, a role that may not make the call, the person who asked, and who may not second them. */
function rejectDecision(
  { call, requester_id: requesterId }: Approval,
  staff: StaffCaller | undefined,
  { members, changed }: Team,
): Outcome<never> | null {
  if (staff?.kind !== 'session') return forbidden('scope', 'Only a signed-in person can decide.');
  if (!mayMake(staff, call)) return forbidden('role', 'Your role may not make this call.');
  if (staff.staffId === requesterId) return forbidden('same-person', 'Somebody else has to decide.');
  const deciders = decidersOf(callOf(call), members, changed);
  return maySecond(members, { requesterId, deciderId: staff.staffId, deciders })
    ? null
    : forbidden('invited-by-requester', 'Who asked has invited you: somebody else has to decide.');
}

function callOf(name: string): RetailCall {
  const call = OPERATOR_CALLS.get(name);
  if (!call) throw new Error(`There is no call ${name}.`);
  return call;
}

function mayMake(staff: StaffSessionCaller, name: string): boolean {
  const call = OPERATOR_CALLS.get(name);
  return call !== undefined && rejectForbidden(call, staff) === null;
}

/** Whether the person who asked is still active, in a role that may make the call. */
async function mayStillAsk({ db }: ApiContext, { call: name, requester_id: id }: Approval): Promise<boolean> {
  const [call, member] = [OPERATOR_CALLS.get(name), await findStaff(db, id)];
  return call !== undefined && member?.state === 'active' && mayMakeCall(member.role, call);
}

/** Makes an approved call in the name of the person who asked; the audit also has who approved. */
async function makeCall(
  context: ApiContext,
  approval: Approval,
  { by, network }: { by: string; network: string },
): Promise<void> {
  const { db } = context;
  const handler = HANDLERS.get(approval.call);
  if (!handler) throw new Error(`${approval.call} cannot be approved.`);
  const fields = handler.call.request.parse(JSON.parse(approval.request));
  const caller: Caller = { sessionId: '', customerId: null, customerToken: '', network };
  const audited = { call: handler.call, fields, name: approval.requested_by, isProved: true, now: context.now() };
  const credential = `session, approved by ${by}`;
  let outcome = 'InternalError';
  try {
    ({ code: outcome } = await withDeskAudit(db, { ...audited, credential }, () =>
      // Whoever approved it is its second person, whatever was refunded meanwhile.
      handler.handle(fields, { ...context, refundsFrom: undefined }, caller),
    ));
    if (outcome === 'Success') await settlePrices(db, pricedBy(handler.call, fields));
  } finally {
    await completeRequest(db, approval.id, outcome);
  }
}

/** The products and SKUs whose prices an approved call set: further steps count from there. */
function pricedBy({ name }: RetailCall, fields: unknown): string[] {
  if (name !== calls.savePrices.name && name !== calls.saveProducts.name) return [];
  const { Rows } = fields as { Rows?: readonly { Id?: string; ProductCode?: string }[] };
  return (Rows ?? []).flatMap(({ Id, ProductCode }) => Id ?? ProductCode ?? []);
}

function decidedAlready(approval: Approval, now: number): Outcome<never> {
  return fail('Conflict', 'It was decided already, or has expired.', { State: stateNow(approval, now) });
}

interface Viewer {
  staff: StaffCaller | undefined;
  team: Team;
  now: number;
}

function present(approval: Approval, { staff, team, now }: Viewer): ApprovalData {
  const State = stateNow(approval, now);
  return {
    ApprovalId: approval.id,
    Call: approval.call,
    Subject: approval.subject,
    Summary: approval.summary,
    Amount: approval.amount,
    RequestedBy: approval.requested_by,
    RequestedAt: approval.requested_at,
    ExpiresAt: approval.expires_at,
    State,
    DecidedBy: approval.decided_by,
    DecidedAt: approval.decided_at || null,
    Tie: State === 'waiting' ? tieWith(approval, staff, team.members) : approval.tie || null,
    Note: approval.note,
    Outcome: approval.outcome,
    MayDecide: State === 'waiting' && rejectDecision(approval, staff, team) === null,
  };
}

/** Handlers of the calls by which a second person approves what one may not do alone. */
export const approvalCalls: readonly CallHandler[] = [handleList, handleDecision];
