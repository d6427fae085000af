import { z } from 'zod';
import { mobileField } from '#lib/storefront/platform/forms/mobile-field.ts';
import { parseSignInContext } from '../sign-in/schema.ts';
import { INVITATION_FIELD } from './invitation-field.ts';

const CODE_MESSAGE = 'Enter your invitation code.';
/** Room for blanks and hyphens as people type them; the codes themselves are shorter. */
const MAX_LENGTH = 80;

const fields = z.object({
  mobile: mobileField,
  [INVITATION_FIELD]: z.string({ error: CODE_MESSAGE }).trim().min(1, CODE_MESSAGE).max(MAX_LENGTH, CODE_MESSAGE),
});

/** Gives a mobile with the code of its invitation; how that is spelled is the retail API's to know. */
export const invitationForm = z.looseObject(fields.shape).transform(({ mobile, invitation, ...others }) => ({
  ...parseSignInContext({ ...others, place: 'user-access' }),
  mobile,
  code: invitation,
}));
