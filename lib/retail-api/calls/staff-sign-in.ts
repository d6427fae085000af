import { calls, callsOfRole } from '#lib/contract/index.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import type { Caller } from '../core/caller.ts';
import { succeed } from '../core/outcome.ts';
import { beginTotp, changePassword, confirmTotp, type SignedInMember } from '../staff/change-credentials.ts';
import { acceptInvitation } from '../staff/invite-staff.ts';
import { countRecoveryCodes } from '../staff/recovery-codes.ts';
import { beginPasswordReset, confirmPasswordReset } from '../staff/reset-password.ts';
import { completeSignIn, signInStaff } from '../staff/sign-in-staff.ts';
import { endSession, endSessionsOf } from '../staff/staff-sessions.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** Signs a staff member in by email and password. */
const handleSignIn = handlerFor(calls.staffSignIn, (request, context, { network }) => {
  const { Email: email, Password: password, DeviceTokens: devices } = request;
  return signInStaff(context, { email, password, network, devices });
});

/** Completes a sign-in with a code. */
const handleSecondFactor = handlerFor(
  calls.staffSecondFactor,
  ({ Challenge: challenge, Code: code, DeviceTokens: devices }, context, { network }) =>
    completeSignIn(context, { challenge, code, network, devices }),
);

/** Makes the account of an invited person. */
const handleAcceptance = handlerFor(
  calls.acceptStaffInvitation,
  ({ Token: token, Name: name, Email: email, Password: password }, context, { network }) =>
    acceptInvitation(context, { token, name, email, password, network }),
);

/** Sends a link to set a new password. */
const handleResetBegin = handlerFor(calls.staffPasswordResetBegin, ({ Email: email }, context, { network }) =>
  beginPasswordReset(context, { email, network }),
);

/** Sets a new password by a link. */
const handleResetConfirm = handlerFor(
  calls.staffPasswordResetConfirm,
  ({ Token: token, NewPassword: newPassword }, context, { network }) =>
    confirmPasswordReset(context, { token, newPassword, network }),
);

/** Who is signed in, and what they may do. */
const handleSession = handlerFor(calls.staffSession, async (_request, { db }, caller) => {
  const { staff } = signedInMember(caller);
  return succeed({
    StaffId: staff.staffId,
    Name: staff.name,
    Email: staff.email,
    Role: staff.role,
    Calls: staff.needsTotp ? [] : callsOfRole(staff.role),
    HasTotp: staff.hasTotp,
    NeedsTotp: staff.needsTotp,
    RecoveryCodesLeft: await countRecoveryCodes(db, staff.staffId),
    ExpiresAt: staff.expiresAt,
    IdleUntil: staff.idleUntil,
  });
});

/** Ends the session, or all of the member's. */
const handleSignOut = handlerFor(calls.staffSignOut, async ({ Everywhere: isEverywhere }, context, caller) => {
  const { staff, network } = signedInMember(caller);
  if (isEverywhere) await endSessionsOf(context.db, staff.staffId);
  else await endSession(context.db, staff.tokenHash);
  context.security('staff-signed-out', { network });
  return succeed({});
});

/** Changes the member's own password. */
const handlePasswordChange = handlerFor(calls.staffPasswordChange, (request, context, caller) =>
  changePassword(context, signedInMember(caller), { password: request.Password, newPassword: request.NewPassword }),
);

/** Begins to set up an authenticator. */
const handleTotpBegin = handlerFor(calls.staffTotpBegin, ({ Password: password }, context, caller) =>
  beginTotp(context, signedInMember(caller), { password, shop: shopName() }),
);

/** Completes the set-up of an authenticator. */
const handleTotpConfirm = handlerFor(calls.staffTotpConfirm, ({ Code }, context, caller) =>
  confirmTotp(context, signedInMember(caller), Code),
);

/** The member of a call that only a session may make. */
export function signedInMember({ staff, network }: Caller): SignedInMember {
  if (staff?.kind !== 'session') throw new Error('A call of a signed-in member was let through without one.');
  return { staff, network };
}

/** Handlers of the calls by which staff sign in and look after their account. */
export const staffSignInCalls: readonly CallHandler[] = [
  handleSignIn,
  handleSecondFactor,
  handleAcceptance,
  handleResetBegin,
  handleResetConfirm,
  handleSession,
  handleSignOut,
  handlePasswordChange,
  handleTotpBegin,
  handleTotpConfirm,
];
