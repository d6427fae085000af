import type { CallHandler } from '../../core/call-handler.ts';
import { customerSessions } from './customer-sessions.ts';
import { generateLoginOtp } from './generate-login-otp.ts';
import { logout } from './logout.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { verifyLoginOtp } from './verify-login-otp.ts';

export const signInCalls: readonly CallHandler[] = [
  generateLoginOtp,
  verifyLoginOtp,
  logout,
  signOutEverywhere,
  customerSessions,
];
