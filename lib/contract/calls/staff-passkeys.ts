import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { opaqueId } from '../fields.ts';
import {
  madePasskey,
  passkeyAnswer,
  passkeyCreation,
  passkeyName,
  passkeyQuestion,
  staffPasskey,
} from '../passkey-fields.ts';
import { deviceToken, deviceTokens, issuedSession } from '../staff-fields.ts';

export const staffPasskeySignInBegin = defineCall({
  name: 'StaffPasskeySignInBegin',
  method: 'POST',
  request: z.object({}),
  data: z.object({ Options: passkeyQuestion }),
  repeatable: false,
  access: 'public',
  summary:
    'Begins a sign-in by a passkey, for whoever has one: the answer is the same for all. Fails with TooManyRequests.',
});

export const staffPasskeySignIn = defineCall({
  name: 'StaffPasskeySignIn',
  method: 'POST',
  request: z.object({ Passkey: passkeyAnswer, DeviceTokens: deviceTokens }),
  data: z.object({ Session: issuedSession, DeviceToken: deviceToken }),
  repeatable: false,
  access: 'public',
  summary:
    'Signs a staff member in by a passkey whose device has verified the person, which stands for the password and the second factor. Fails with SignInWrong for every passkey that does not count, with OtpExpired once the question has expired or was answered, and with TooManyRequests.',
});

export const staffPasskeyList = defineCall({
  name: 'StaffPasskeyList',
  method: 'GET',
  request: z.object({}),
  data: z.object({ Passkeys: z.array(staffPasskey) }),
  repeatable: true,
  access: 'staff',
  summary: 'The member’s own passkeys, the latest first.',
});

export const staffPasskeyBegin = defineCall({
  name: 'StaffPasskeyBegin',
  method: 'POST',
  request: z.object({}),
  data: z.object({ Options: passkeyCreation }),
  repeatable: false,
  access: 'staff',
  summary:
    'Begins to add a passkey. Fails with Forbidden and `recent-sign-in` unless the member signed in within the last 15 minutes, with Forbidden and `second-factor` where the authenticator must be set up first, and with InvalidRequest where the member has as many as one may have.',
});

export const staffPasskeyAdd = defineCall({
  name: 'StaffPasskeyAdd',
  method: 'POST',
  request: z.object({ PasskeyName: passkeyName, Passkey: madePasskey }),
  data: staffPasskey,
  repeatable: false,
  access: 'staff',
  summary:
    'Adds the passkey that the browser made, and tells the member by mail. Fails as StaffPasskeyBegin does, with OtpExpired once the question has expired or was answered, and with InvalidRequest and the field Passkey where it does not fit the question.',
});

export const staffPasskeyRemove = defineCall({
  name: 'StaffPasskeyRemove',
  method: 'POST',
  request: z.object({ PasskeyId: opaqueId }),
  data: z.object({}),
  repeatable: true,
  access: 'staff',
  summary:
    'Removes one of the member’s own passkeys; sessions go on. Fails with NotFound, and with Forbidden and `recent-sign-in` as StaffPasskeyBegin does.',
});
