import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { operatorName } from '../desk-fields.ts';
import { epochMilliseconds, singleLineText } from '../fields.ts';
import {
  deviceToken,
  deviceTokens,
  enteredPassword,
  issuedSession,
  newStaffPassword,
  staffEmail,
  staffRole,
  staffToken,
} from '../staff-fields.ts';

export const staffSignIn = defineCall({
  name: 'StaffSignIn',
  method: 'POST',
  request: z.object({ Email: staffEmail, Password: enteredPassword, DeviceTokens: deviceTokens }),
  data: z.object({
    /** Null where the second factor is asked for. */
    Session: issuedSession.nullable(),
    /** What StaffSecondFactor takes; null where there is a session at once. */
    SecondFactor: z.object({ Challenge: z.string(), ExpiresAt: epochMilliseconds }).nullable(),
    DeviceToken: deviceToken,
  }),
  repeatable: false,
  access: 'public',
  summary:
    'Signs a staff member in by email and password. Fails with SignInWrong, which does not say whether the email is known, and with TooManyRequests: tries of browsers that nobody signed in with are counted together, those of a known one apart.',
});

export const staffSecondFactor = defineCall({
  name: 'StaffSecondFactor',
  method: 'POST',
  request: z.object({
    Challenge: staffToken,
    /** Six digits of the authenticator, or a recovery code, which is then used up. */
    Code: singleLineText(40),
    DeviceTokens: deviceTokens,
  }),
  data: z.object({ Session: issuedSession, RecoveryCodesLeft: z.number().int(), DeviceToken: deviceToken }),
  repeatable: false,
  access: 'public',
  summary:
    'Completes a sign-in with a code. Fails with OtpWrong; with OtpExpired once the challenge has expired or was used, so that the sign-in begins again; and with TooManyRequests.',
});

export const acceptStaffInvitation = defineCall({
  name: 'AcceptStaffInvitation',
  method: 'POST',
  request: z.object({
    Token: staffToken,
    Name: operatorName,
    /** For the link of the first start alone, which names nobody; other invitations have an address. */
    Email: staffEmail.optional(),
    Password: newStaffPassword,
  }),
  data: z.object({ Session: issuedSession, Email: z.string(), Role: staffRole, DeviceToken: deviceToken }),
  repeatable: false,
  access: 'public',
  summary:
    'Makes the account of an invited person and signs them in. Fails with OtpExpired for an invitation that has ended, was used or never was, and with TooManyRequests.',
});

export const staffPasswordResetBegin = defineCall({
  name: 'StaffPasswordResetBegin',
  method: 'POST',
  request: z.object({ Email: staffEmail }),
  data: z.object({}),
  repeatable: true,
  access: 'public',
  summary:
    'Sends a link to set a new password, if the address is that of an active staff member; the answer is the same for every address. Fails with TooManyRequests.',
});

export const staffPasswordResetConfirm = defineCall({
  name: 'StaffPasswordResetConfirm',
  method: 'POST',
  request: z.object({ Token: staffToken, NewPassword: newStaffPassword }),
  data: z.object({ DeviceToken: deviceToken }),
  repeatable: false,
  access: 'public',
  summary:
    'Sets a new password by a link of StaffPasswordResetBegin and ends all sessions; the second factor stays. Fails with OtpExpired for a link that has ended or was used, and with TooManyRequests.',
});

export const staffSession = defineCall({
  name: 'StaffSession',
  method: 'GET',
  request: z.object({}),
  data: z.object({
    StaffId: z.string(),
    Name: operatorName,
    Email: z.string(),
    Role: staffRole,
    /** Names of the operator calls that the session may make; empty while the second factor must be set up. */
    Calls: z.array(z.string()),
    HasTotp: z.boolean(),
    NeedsTotp: z.boolean(),
    RecoveryCodesLeft: z.number().int(),
    ExpiresAt: epochMilliseconds,
    IdleUntil: epochMilliseconds,
  }),
  repeatable: true,
  access: 'staff',
  summary: 'Who is signed in, and what they may do.',
});

export const staffSignOut = defineCall({
  name: 'StaffSignOut',
  method: 'POST',
  /** Everywhere: also the member's other sessions. */
  request: z.object({ Everywhere: z.boolean().default(false) }),
  data: z.object({}),
  repeatable: true,
  access: 'staff',
  summary: 'Ends the session.',
});

export const staffPasswordChange = defineCall({
  name: 'StaffPasswordChange',
  method: 'POST',
  request: z.object({ Password: enteredPassword, NewPassword: newStaffPassword }),
  data: z.object({ Session: issuedSession }),
  repeatable: false,
  access: 'staff',
  summary:
    'Changes the password; ends the member’s other sessions and renews this one. Fails with SignInWrong for a wrong password, and with TooManyRequests.',
});

export const staffTotpBegin = defineCall({
  name: 'StaffTotpBegin',
  method: 'POST',
  /** Password: needed only where an authenticator is set up already, which the new one replaces. */
  request: z.object({ Password: enteredPassword.default('') }),
  data: z.object({
    /** For the authenticator, as a QR code. */
    OtpauthUri: z.string(),
    /** The same secret to type in: base32. */
    Secret: z.string(),
  }),
  repeatable: false,
  access: 'staff',
  summary: 'Begins to set up an authenticator (TOTP). Fails with SignInWrong for a wrong password.',
});

export const staffTotpConfirm = defineCall({
  name: 'StaffTotpConfirm',
  method: 'POST',
  /** Code: six digits that the authenticator shows now. */
  request: z.object({ Code: singleLineText(40) }),
  data: z.object({
    /** Each stands in for the authenticator once; they are shown only here, and replace earlier ones. */
    RecoveryCodes: z.array(z.string()),
    Session: issuedSession,
  }),
  repeatable: false,
  access: 'staff',
  summary:
    'Completes the set-up of an authenticator; ends the member’s other sessions and renews this one. Fails with OtpWrong, with OtpExpired if none was begun, and with TooManyRequests.',
});
