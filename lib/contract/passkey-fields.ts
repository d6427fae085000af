import { z } from 'zod';
import { epochMilliseconds, singleLineText } from './fields.ts';

/** Bytes as the browser's API of passkeys gives and takes them (WebAuthn Level 3, the JSON forms of its dictionaries). */
const bytes = (maximum: number) =>
  z
    .string()
    .min(1)
    .max(maximum)
    .regex(/^[A-Za-z0-9_-]+$/, 'must be base64url');

/** The longest id of a passkey: WebAuthn allows 1,023 bytes. */
const credentialId = bytes(1364);

const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };
/** Nothing is asked of a passkey beyond its key, so that what it adds is left out. */
const nothing = z.object({}).default({});

/** What the browser makes a passkey by: PublicKeyCredentialCreationOptionsJSON. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
});

/** What the browser asks its passkeys by: PublicKeyCredentialRequestOptionsJSON. It names nobody. */
export const passkeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
});

/** A passkey that the browser has made: RegistrationResponseJSON. */
export const madePasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(8000), attestationObject: bytes(16_000) }),
  clientExtensionResults: nothing,
});

/** What a passkey answers at a sign-in: AuthenticationResponseJSON. */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: bytes(200).optional(),
  }),
  clientExtensionResults: nothing,
});

/** By what a member knows a passkey again, such as the device that it is on. */
export const passkeyName = singleLineText(60).trim().min(1);

/** A member's passkey as they see it. */
export const staffPasskey = z.object({
  PasskeyId: z.string(),
  PasskeyName: z.string(),
  /** Whether it is copied to the member's other devices, by the maker of the phone or a password manager. */
  IsSynced: z.boolean(),
  CreatedAt: epochMilliseconds,
  /** Null before the first sign-in with it. */
  LastUsedAt: epochMilliseconds.nullable(),
});
