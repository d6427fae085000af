import { z } from 'zod';
import { mobileField } from '#lib/storefront/platform/forms/mobile-field.ts';
import * as m from '#messages';
import { parseSignInContext } from '../sign-in/schema.ts';
import { INVITATION_FIELD } from './invitation-field.ts';

const CODE_MESSAGE = { error: m.accountInvitationMissing };
/** Includes spaces and hyphens as people type them; the codes themselves are shorter. */
const MAX_LENGTH = 80;

const fields = z.object({
  mobile: mobileField,
  [INVITATION_FIELD]: z.string(CODE_MESSAGE).trim().min(1, CODE_MESSAGE).max(MAX_LENGTH, CODE_MESSAGE),
});

/** The mobile number and invitation code; the retail API normalises the code. */
export const invitationForm = z.looseObject(fields.shape).transform(({ mobile, invitation, ...others }) => ({
  ...parseSignInContext({ ...others, place: 'user-access' }),
  mobile,
  code: invitation,
}));
