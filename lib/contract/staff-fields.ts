import { z } from 'zod';
import { operatorName } from './desk-fields.ts';
import { email, epochMilliseconds, singleLineText } from './fields.ts';
import {
  MAX_DEVICE_TOKENS,
  MAX_STAFF_PASSWORD_LENGTH,
  MIN_STAFF_PASSWORD_LENGTH,
  STAFF_ROLES,
  STAFF_STATES,
} from './staff-vocabulary.ts';

export const staffRole = z.enum(STAFF_ROLES);

/** A staff member's email address, which is their name at the sign-in; case does not matter. */
export const staffEmail = email.toLowerCase();

/** A password as somebody enters it at a sign-in. */
export const enteredPassword = singleLineText(MAX_STAFF_PASSWORD_LENGTH);

/** A password to be set: any characters, at least as many as make it hard to guess. */
export const newStaffPassword = enteredPassword.min(MIN_STAFF_PASSWORD_LENGTH);

/** A one-time token from a mail, or one that the API issued a moment ago. */
export const staffToken = z
  .string()
  .min(20)
  .max(100)
  .regex(/^[A-Za-z0-9_-]+$/);

/** Tokens that calls of the sign-in gave to this browser, whoever signed in: those of a browser that several people share, too. */
export const deviceTokens = z.array(staffToken).max(MAX_DEVICE_TOKENS).default([]);

/**
 * What shows at the next sign-in that the member has signed in with this browser, so that strangers cannot use its tries up. It
 * opens nothing by itself. Null where the browser is known already, and before the second factor.
 */
export const deviceToken = z.string().nullable();

/** A staff member's session, as the call that begins or renews it answers. */
export const issuedSession = z.object({
  /** The bearer of the calls that follow; the token before it has ended. */
  SessionToken: z.string(),
  /** When it ends whatever happens. */
  ExpiresAt: epochMilliseconds,
  /** When it ends unless a call is made; each call moves it. */
  IdleUntil: epochMilliseconds,
  /** True where the second factor must be set up first: no operator call is allowed before. */
  NeedsTotp: z.boolean(),
});

/** A staff member as the owner sees them. */
export const staffMember = z.object({
  StaffId: z.string(),
  Name: operatorName,
  Email: z.string(),
  Role: staffRole,
  State: z.enum(STAFF_STATES),
  HasTotp: z.boolean(),
  Passkeys: z.number().int(),
  /** Sessions that are valid now. */
  Sessions: z.number().int(),
  /** Open invitations and keys of programs that the member issued; they end with a suspension or another role. */
  Invitations: z.number().int(),
  Keys: z.number().int(),
  /** Null before the first sign-in. */
  LastSignInAt: epochMilliseconds.nullable(),
  CreatedAt: epochMilliseconds,
});
