import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { parseAccountNotice } from '#lib/storefront/account/notices.ts';
import { getProfile } from '#lib/storefront/account/server/profile.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import * as m from '#messages';
import { AccountUnavailable } from '@/components/account/layout/account-unavailable';
import { ProfileView } from '@/components/account/profile/profile-view';

export function generateMetadata(): Metadata {
  return { title: m.accountProfile() };
}

interface ProfilePageProps {
  searchParams: Promise<{ notice?: string | string[] } & RefusedParameter>;
}

/** The customer's profile. */
export default async function ProfilePage({ searchParams }: ProfilePageProps) {
  await requireAdmission();
  const profile = await getProfile(paths.profile());
  if (!profile.ok) {
    markUnavailable();
    return <AccountUnavailable title={m.accountProfile()} href={paths.profile()} />;
  }
  const search = await searchParams;
  const notice = parseAccountNotice(search.notice);
  return <ProfileView rendered={profile.value} returned={await readForm('profile', search)} notice={notice} />;
}
