import type { CallHandler } from '../../core/call-handler.ts';
import { customerConsents } from './customer-consents.ts';
import { customerData } from './customer-data.ts';
import { customerProfile } from './customer-profile.ts';
import { deleteAccount } from './delete-account.ts';
import { generateDeletionOtp } from './generate-deletion-otp.ts';
import { updateConsents } from './update-consents.ts';
import { updateProfile } from './update-profile.ts';

/** Calls about who the customer is, and what is kept of it. */
export const profileCalls: readonly CallHandler[] = [
  customerProfile,
  updateProfile,
  customerConsents,
  updateConsents,
  customerData,
  generateDeletionOtp,
  deleteAccount,
];
