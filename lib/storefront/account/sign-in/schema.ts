import { z } from 'zod';
import { ORDER_STATUS } from '#lib/shared/route-names.ts';
import { mobileField } from '#lib/storefront/platform/forms/mobile-field.ts';
import { safeRedirect } from '#lib/storefront/platform/site/safe-redirect.ts';
import { codeForm } from '../codes/code-boxes.ts';
import { profileForm } from '../profile/schema.ts';
import { SIGN_IN_PLACES, type SignInContext } from './place.ts';

/** The hidden fields of both forms; invalid values are dropped. */
const signInContextFields = {
  place: z.enum(SIGN_IN_PLACES).catch('sign-in'),
  next: z
    .unknown()
    .optional()
    .transform((path) => safeRedirect(path) ?? undefined),
  destination: z.literal(ORDER_STATUS).optional().catch(undefined),
};
const context = z.object(signInContextFields).catch({ place: 'sign-in', next: undefined });

/** Reads the sign-in context from the fields of a form. */
export function parseSignInContext(fields: unknown): SignInContext {
  return context.parse(fields);
}

const { name, email } = profileForm.shape;

/** The form that requests a code. Name and email are for the profile of a new customer. */
export const codeRequestForm = z.object({
  mobile: mobileField,
  name: name.default(''),
  email: email.default(''),
  channel: z.enum(['sms', 'voice']).catch('sms'),
  /** Set where the code was requested from the code form. */
  resend: z
    .unknown()
    .optional()
    .transform((sent) => sent !== undefined),
  ...signInContextFields,
});
export type CodeRequestForm = z.output<typeof codeRequestForm>;

/** The form that submits the code; any content counts as a try. */
export const signInForm = z
  .unknown()
  .transform((fields) => ({ ...codeForm.catch({ code: '' }).parse(fields), ...parseSignInContext(fields) }));
