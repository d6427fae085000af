'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import type { Profile } from '#lib/storefront/account/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import { PersonFields } from '@/components/account/person-fields';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';

const idOf = (name: string) => `profile-${name}`;

interface ProfileFormProps {
  profile: Profile;
  /** The form state re-rendered by the server after a submission without JavaScript. */
  returned: FormState;
  onSaved: (profile: Profile) => void;
}

/** The fields of the profile that a customer may change. */
export function ProfileForm({ profile, returned, onSaved }: ProfileFormProps) {
  const { problems, busy, onSubmit } = useForm<Profile>(returned.problems, ({ data }) => {
    if (data) onSaved(data);
    return data !== undefined;
  });
  const cameBack = Object.keys(returned.problems).length > 0;

  return (
    <form method="post" action={apiPaths.profile()} noValidate onSubmit={onSubmit} className="mt-8 grid max-w-md gap-5">
      <ProblemSummary problems={problems} idOf={idOf} />
      <PersonFields
        idOf={idOf}
        // A field that was cleared is missing in the returned values and must stay empty.
        values={cameBack ? { name: '', email: '', ...returned.values } : profile}
        problems={problems}
        emailLabel="Email (optional)"
        emailHint="We email you when someone signs in to your account. It also helps you get back in if you lose your number."
      />
      <Button type="submit" aria-busy={busy} className="justify-self-start">
        Save
      </Button>
    </form>
  );
}
