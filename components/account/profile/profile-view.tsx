'use client';

import { useState } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import { type AccountNoticeCode, accountNoticeText } from '#lib/storefront/account/notices.ts';
import type { Profile } from '#lib/storefront/account/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { AccountPage } from '@/components/account/layout/account-page';
import { PersonFields } from '@/components/account/person-fields';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

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
    <AccountPage
      title={m.accountProfile()}
      intro={profile.name === '' ? m.accountWelcome() : m.accountWelcomeName({ name: profile.name })}
      notice={notice}
    >
      <dl className="mt-8 grid max-w-md gap-5 border-line border-y py-5 sm:grid-cols-2">
        <div>
          <dt className="text-muted text-sm">{m.accountMobileNumber()}</dt>
          <dd className="mt-1 tabular-nums">{formatMobile(profile.mobile)}</dd>
          <dd className="mt-1 text-muted text-sm">{m.accountProfileMobileHint()}</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{m.accountMemberSince()}</dt>
          <dd className="mt-1">{formatDate(profile.memberSince)}</dd>
        </div>
      </dl>
      <ProfileForm profile={profile} returned={returned} onSaved={onSaved} />
    </AccountPage>
  );
}

const idOf = (name: string) => `profile-${name}`;

interface ProfileFormProps {
  profile: Profile;
  /** The form state re-rendered by the server after a submission without JavaScript. */
  returned: FormState;
  onSaved: (profile: Profile) => void;
}

/** The fields of the profile that a customer may change. */
function ProfileForm({ profile, returned, onSaved }: ProfileFormProps) {
  const { problems, busy, onSubmit } = useForm<Profile>(returned.problems, ({ data }) => {
    if (data) onSaved(data);
    return data !== undefined;
  });
  const hasProblems = Object.keys(returned.problems).length > 0;

  return (
    <form method="post" action={apiPaths.profile()} noValidate onSubmit={onSubmit} className="mt-8 grid max-w-md gap-5">
      <ProblemSummary problems={problems} idOf={idOf} />
      <PersonFields
        idOf={idOf}
        // A field that was cleared is missing in the returned values and must stay empty.
        values={hasProblems ? { name: '', email: '', ...returned.values } : profile}
        problems={problems}
        emailLabel={m.accountEmailOptional()}
        emailHint={m.accountProfileEmailHint()}
      />
      <Button type="submit" aria-busy={busy} className="justify-self-start">
        {m.commonSave()}
      </Button>
    </form>
  );
}
