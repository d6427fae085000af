'use client';

import { useState } from 'react';
import { formatDate } from '#lib/shared/dates.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import { type AccountNoticeCode, accountNoticeText } from '#lib/storefront/account/notices.ts';
import type { Profile } from '#lib/storefront/account/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { AccountPage } from '@/components/account/frame/account-page';
import { toast } from '@/components/ui/toast';
import { ProfileForm } from './profile-form';

interface ProfileViewProps {
  /** The profile as the server rendered it. */
  rendered: Profile;
  returned: FormState;
  notice: AccountNoticeCode | null;
}

/** The customer's profile, and a form to change it. */
export function ProfileView({ rendered, returned, notice }: ProfileViewProps) {
  const [profile, setProfile] = useState(rendered);
  const onSaved = (saved: Profile) => {
    setProfile(saved);
    toast({ kind: 'success', text: accountNoticeText('saved') });
  };

  return (
    <AccountPage title="Profile" intro={profile.name === '' ? 'Welcome.' : `Welcome, ${profile.name}.`} notice={notice}>
      <dl className="mt-8 grid max-w-md gap-5 border-line border-y py-5 sm:grid-cols-2">
        <div>
          <dt className="text-muted text-sm">Mobile number</dt>
          <dd className="mt-1 tabular-nums">{formatMobile(profile.mobile)}</dd>
          <dd className="mt-1 text-muted text-sm">You sign in with this number.</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">Member since</dt>
          <dd className="mt-1">{formatDate(profile.memberSince)}</dd>
        </div>
      </dl>
      <ProfileForm profile={profile} returned={returned} onSaved={onSaved} />
    </AccountPage>
  );
}
