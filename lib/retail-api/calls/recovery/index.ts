import type { CallHandler } from '../../core/call-handler.ts';
import { checkPasswordReset } from './check-password-reset.ts';
import { passwordReset } from './password-reset.ts';
import { requestRecovery } from './request-recovery.ts';
import { verifyRecovery } from './verify-recovery.ts';

/** Calls for whoever has lost the mobile, or control over the account. */
export const recoveryCalls: readonly CallHandler[] = [
  requestRecovery,
  verifyRecovery,
  checkPasswordReset,
  passwordReset,
];
