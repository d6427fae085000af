import { z } from 'zod';
import { codeSent } from '../code-sent.ts';
import { defineCall } from '../define-call.ts';
import { callerFields, email, mobile, oneTimeCode, orEmpty, personName, sessionId, signedState } from '../fields.ts';
import { CONSENT_FORMS, CONSENT_PURPOSES } from '../vocabulary.ts';

const profile = z.object({
  /** Empty where the customer has not provided a name. */
  UserName: z.string(),
  Email: z.string(),
  Mobile: mobile,
  CustStatusID: z.number().int(),
  /** Epoch milliseconds. */
  MemberSince: z.number().int(),
});

export const customerProfile = defineCall({
  name: 'CustomerProfile',
  method: 'POST',
  request: z.object({ ...callerFields }),
  data: profile,
  repeatable: true,
  summary: 'The signed-in customer. Fails with SignInRequired for a guest.',
});

export const updateProfile = defineCall({
  name: 'UpdateProfile',
  method: 'POST',
  request: z.object({ UserName: orEmpty(personName), Email: orEmpty(email), ...callerFields }),
  data: profile,
  repeatable: true,
  summary: 'Replaces name and email address; an empty text removes one. Fails with SignInRequired for a guest.',
});

const consents = z.object({
  /** Version of the privacy notice that the choices were made under. */
  Version: z.string(),
  /** Only the purposes that the site has: `updates-whatsapp` is missing where no message goes by WhatsApp. */
  Purposes: z.array(
    z.object({
      Purpose: z.enum(CONSENT_PURPOSES),
      Granted: z.boolean(),
      /** When this was chosen, epoch milliseconds; 0 while there is no choice, and then it is not granted. */
      At: z.number().int(),
    }),
  ),
});

export const customerConsents = defineCall({
  name: 'CustomerConsents',
  method: 'POST',
  request: z.object({ ...callerFields }),
  data: consents,
  repeatable: true,
  summary: "The customer's consent for each purpose. Fails with SignInRequired for a guest.",
});

export const updateConsents = defineCall({
  name: 'UpdateConsents',
  method: 'POST',
  request: z.object({
    Purposes: z.array(z.object({ Purpose: z.enum(CONSENT_PURPOSES), Granted: z.boolean() })).max(20),
    /** The form that the customer chose in, kept with the choice. */
    Form: z.enum(CONSENT_FORMS).default('account'),
    ...callerFields,
  }),
  data: consents,
  repeatable: true,
  summary:
    'Records given or withdrawn consent; an unchanged one is not recorded again, and neither is one for a purpose that the site does not have. Fails with SignInRequired for a guest.',
});

export const customerData = defineCall({
  name: 'CustomerData',
  method: 'POST',
  request: z.object({ ...callerFields }),
  /** Named sections, each as the API stores it; they are read by people, so their shape is not promised. */
  data: z.record(z.string(), z.unknown()),
  repeatable: true,
  summary: 'All stored data of the customer, for download. Fails with SignInRequired for a guest.',
});

export const generateDeletionOtp = defineCall({
  name: 'GenerateDeletionOTP',
  method: 'POST',
  request: z.object({ SessionId: sessionId, EString: signedState.default(''), ...callerFields }),
  data: codeSent,
  repeatable: false,
  summary:
    "Sends a one-time code to the customer's own mobile number, which confirms the deletion of the account. Limited as GenerateLoginOTP.",
});

export const deleteAccount = defineCall({
  name: 'DeleteAccount',
  method: 'POST',
  request: z.object({ SessionId: sessionId, OTP: oneTimeCode, EString: signedState, ...callerFields }),
  data: z.object({}).nullable(),
  repeatable: false,
  summary:
    'Deletes the customer and all data that no law requires to keep. OtpWrong, OtpExpired and OtpLocked as in VerifyLoginOTP.',
});
