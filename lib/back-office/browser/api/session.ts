import type { StaffRole } from '#lib/contract/staff-vocabulary.ts';
import { CallError, type CallName, callShop } from './call.ts';

/** Who is signed in, and the calls that they may make. */
export interface StaffSession {
  name: string;
  email: string;
  role: StaffRole;
  calls: ReadonlySet<string>;
  hasTotp: boolean;
  /** True where the authenticator must be set up before anything else. */
  needsTotp: boolean;
  recoveryCodesLeft: number;
}

/** The session of this browser; null where nobody is signed in. */
export async function readSession(): Promise<StaffSession | null> {
  try {
    const data = await callShop('StaffSession', {});
    return {
      name: data.Name,
      email: data.Email,
      role: data.Role,
      calls: new Set(data.Calls),
      hasTotp: data.HasTotp,
      needsTotp: data.NeedsTotp,
      recoveryCodesLeft: data.RecoveryCodesLeft,
    };
  } catch (error) {
    if (error instanceof CallError && error.code === 'SignedOut') return null;
    throw error;
  }
}

/** Begins a session by email and password. Returns the challenge of the second factor; empty where there is a session. */
export async function beginStaffSession(email: string, password: string): Promise<string> {
  const { SecondFactor } = await callShop('StaffSignIn', { Email: email.trim(), Password: password });
  return SecondFactor?.Challenge ?? '';
}

/** Whether a session may make all these calls. */
export function mayCall({ calls }: Pick<StaffSession, 'calls'>, ...names: CallName[]): boolean {
  return names.every((name) => calls.has(name));
}
