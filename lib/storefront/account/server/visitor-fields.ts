import 'server-only';
import { getProfile } from './profile.ts';
import { isShopperSignedIn } from './sign-in.ts';

/**
 * The name, mobile number and email address of a signed-in shopper, to fill in a form that anybody may send; empty for a
 * guest, or where they cannot be read. `page`: the form's own page.
 */
export async function visitorFields(page: string): Promise<Record<string, string>> {
  if (!(await isShopperSignedIn())) return {};
  const profile = await getProfile(page);
  if (!profile.ok) return {};
  const { name, mobile, email } = profile.value;
  return { name, mobile, email };
}
