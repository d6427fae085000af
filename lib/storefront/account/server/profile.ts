import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { callAsCustomer } from '#lib/storefront/platform/session/customer-call.ts';
import { readAsCustomer } from '#lib/storefront/platform/session/customer-page.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import type { ProfileFormValues } from '../profile/schema.ts';
import { toProfile } from '../transform.ts';
import type { Profile } from '../types.ts';

/** The profile for a page at `path`; a guest is redirected to the sign-in. */
export async function getProfile(path: string): Promise<Result<Profile>> {
  const result = await readAsCustomer(calls.customerProfile, {}, path);
  return result.ok ? success(toProfile(result.value)) : result;
}

/** Replaces name and email of the signed-in customer. */
export async function saveProfile(session: ShopperSession, form: ProfileFormValues): Promise<Result<Profile>> {
  const result = await callAsCustomer(session, calls.updateProfile, { UserName: form.name, Email: form.email });
  if (!result.ok) return result;
  const profile = toProfile(result.value);
  // The header greets with the name saved in the session.
  session.update({ userName: profile.name });
  return success(profile);
}
