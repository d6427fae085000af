import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { deskPages, operatorField, pageNumber } from '../desk-fields.ts';
import { epochMilliseconds, opaqueId, visibleText } from '../fields.ts';
import { rupees } from '../money.ts';
import { APPROVAL_STATES, APPROVAL_TIES } from '../staff-vocabulary.ts';

const approval = z.object({
  ApprovalId: z.string(),
  /** The call that waits for a second person. */
  Call: z.string(),
  /** What it is about, as in the audit: an order's number, a product code. */
  Subject: z.string(),
  /** One sentence for people: what happens when it is approved. */
  Summary: z.string(),
  /** The money that is sent; null for a price. */
  Amount: rupees.nullable(),
  RequestedBy: z.string(),
  RequestedAt: epochMilliseconds,
  ExpiresAt: epochMilliseconds,
  State: z.enum(APPROVAL_STATES),
  /** Empty while it waits or if it expired. */
  DecidedBy: z.string(),
  DecidedAt: epochMilliseconds.nullable(),
  /** How who decided is tied to who asked; while it waits, how the caller is. Null where that is not known. */
  Tie: z.enum(APPROVAL_TIES).nullable(),
  Note: z.string(),
  /** Name of the return code of an approved call; empty before it is made, while it runs, and where it was interrupted. */
  Outcome: z.string(),
  /**
   * Whether the caller may decide: another person, with a role that may make the call, whom the requester did not invite unless
   * nobody else may.
   */
  MayDecide: z.boolean(),
});

export const approvalList = defineCall({
  name: 'ApprovalList',
  method: 'POST',
  /** State: all without it. */
  request: z.object({ State: z.enum(APPROVAL_STATES).optional(), Page: pageNumber }),
  data: z.object({ Approvals: z.array(approval), ...deskPages }),
  repeatable: true,
  operator: ['manager', 'packer', 'merchandiser', 'support', 'accountant'],
  summary: 'Requests for approval about calls that the caller’s role may make, the latest first.',
});

export const decideApproval = defineCall({
  name: 'DecideApproval',
  method: 'POST',
  request: z.object({
    ApprovalId: opaqueId,
    Decision: z.enum(['approve', 'refuse']),
    Note: visibleText(200).default(''),
    Operator: operatorField,
  }),
  data: approval,
  repeatable: true,
  operator: ['manager', 'packer', 'merchandiser', 'support', 'accountant'],
  deadlineMs: 120_000,
  summary:
    'Approves a request, which makes the call in the name of the person who asked, or refuses it. Fails with NotFound, with Conflict if it was decided or has expired, and with Forbidden for the person who asked, for whom that person has invited where anybody else may decide, for a role that may not make the call, and for a key.',
});
