import type { Metadata } from 'next';
import { parseAccountNotice } from '#lib/account/notices.ts';
import { getProfile } from '#lib/account/server/profile.ts';
import { readForm } from '#lib/forms/read-form.ts';
import type { RefusedParameter } from '#lib/forms/refused-page.ts';
import { markUnavailable } from '#lib/http/response-directives.ts';
import { requireAdmission } from '#lib/session/admission.ts';
import * as paths from '#lib/shared/paths.ts';
import { AccountUnavailable } from '@/components/account/frame/account-unavailable';
import { ProfileView } from '@/components/account/profile/profile-view';

export const metadata: Metadata = { title: 'Profile' };

interface ProfilePageProps {
  searchParams: Promise<{ notice?: string | string[] } & RefusedParameter>;
}

export default async function ProfilePage({ searchParams }: ProfilePageProps) {
  await requireAdmission();
  const profile = await getProfile(paths.profile());
  if (!profile.ok) {
    markUnavailable();
    return <AccountUnavailable title="Profile" href={paths.profile()} />;
  }
  const search = await searchParams;
  const notice = parseAccountNotice(search.notice);
  return <ProfileView rendered={profile.value} returned={await readForm('profile', search)} notice={notice} />;
}
