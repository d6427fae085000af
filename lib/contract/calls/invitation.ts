import { z } from 'zod';
import { MAX_ROWS } from '../batch-vocabulary.ts';
import { defineCall } from '../define-call.ts';
import { callerFields, cartId, invitationCode, MAX_INTEGER, mobile, sessionId, singleLineText } from '../fields.ts';
import { rowsFields } from '../operator-rows.ts';
import { signedIn } from '../signed-in.ts';

export const verifyInvitation = defineCall({
  name: 'VerifyInvitation',
  method: 'POST',
  request: z.object({
    SessionId: sessionId,
    Mobile: mobile,
    InvitationCode: invitationCode,
    /** The guest's basket, to be merged with the customer's own. */
    BasketGUID: cartId.default(''),
    ...callerFields,
  }),
  data: signedIn,
  repeatable: false,
  summary:
    'Signs in with the invitation code of a mobile number; creates the customer if there is none. Fails with the same OtpWrong for a wrong code, a number that is not invited and an invitation that has ended; OtpLocked after too many attempts.',
});

const invitationRow = z.object({
  Mobile: mobile,
  /** 6 to 32 letters and digits; lower case, spaces and hyphens make no difference. Replaces the number's code. */
  InvitationCode: singleLineText(80).default(''),
  /** Without it the invitation does not end. */
  ExpiresAt: z.iso.datetime({ offset: true }).optional(),
  Action: z.enum(['save', 'remove']).default('save'),
});

export const saveInvitations = defineCall({
  name: 'SaveInvitations',
  method: 'POST',
  request: z.object({
    Rows: z.array(invitationRow).min(1).max(MAX_ROWS),
    /** `Invited` of a dry run: fails with Conflict where it would be another number by now. */
    ExpectedInvited: z.number().int().min(0).max(MAX_INTEGER).optional(),
    ...rowsFields,
  }),
  data: z.object({
    Saved: z.number().int(),
    /** How many numbers are invited afterwards, also by a file. As long as there is one, no others may enter. */
    Invited: z.number().int(),
  }),
  repeatable: true,
  operator: ['manager'],
  deadlineMs: 30_000,
  summary:
    'Invites mobile numbers to the private sale and takes invitations back; the store keeps only hashes, so nobody can read them. All rows or none: fails with InvalidRequest, whose Data.Refused names row, field and reason; with Conflict where ExpectedInvited is not true any more.',
});
