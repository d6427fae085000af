import { z } from 'zod';
import { ORDER_STATUS } from '#lib/shared/route-names.ts';
import { safeRedirect } from '#lib/shared/safe-redirect.ts';
import { mobileField } from '#lib/storefront/platform/forms/mobile-field.ts';
import { codeForm } from '../codes/code-boxes.ts';
import { profileForm } from '../profile/schema.ts';
import { SIGN_IN_PLACES, type SignInContext } from './place.ts';

/** What both forms carry along, beside what the shopper types; whatever is wrong with it is left out. */
const signInContextFields = {
  place: z.enum(SIGN_IN_PLACES).catch('sign-in'),
  next: z
    .unknown()
    .optional()
    .transform((path) => safeRedirect(path) ?? undefined),
  asksFor: z.literal(ORDER_STATUS).optional().catch(undefined),
};
const context = z.object(signInContextFields).catch({ place: 'sign-in', next: undefined });

/** Where a form belongs and leads, by its fields as they were sent. */
export function parseSignInContext(fields: unknown): SignInContext {
  return context.parse(fields);
}

const { name, email } = profileForm.shape;

/** Asks for a code. Name and email are for the profile of who has none yet. */
export const codeRequestForm = z.object({
  mobile: mobileField,
  name: name.default(''),
  email: email.default(''),
  channel: z.enum(['sms', 'voice']).catch('sms'),
  /** It was asked for beside the boxes of the code before. */
  resend: z
    .unknown()
    .optional()
    .transform((sent) => sent !== undefined),
  ...signInContextFields,
});
export type CodeRequestForm = z.output<typeof codeRequestForm>;

/** Gives the code: whatever was sent is a try. */
export const signInForm = z
  .unknown()
  .transform((fields) => ({ ...codeForm.catch({ code: '' }).parse(fields), ...parseSignInContext(fields) }));
