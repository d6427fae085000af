import { type FormEvent, useState } from 'react';
import type { PictureField } from '#lib/contract/shop.ts';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useChange } from '../../api/use-call.ts';
import { useNotices } from '../../parts/notices.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { base64Of } from './base64-of.ts';
import { profileProblem } from './profile-problem.ts';

type Shop = CallData<'ShopProfile'>;
type Profile = Shop['Profile'];

/** A profile that is being edited: it is checked first, and saved by the second press. */
export function useProfileForm(shop: Shop) {
  const { session } = useSession();
  const [profile, setProfile] = useState<Profile>(shop.Profile);
  const [files, setFiles] = useState<Partial<Record<PictureField, File>>>({});
  const [checked, setChecked] = useState<CallData<'SaveShopProfile'> | null>(null);
  const save = useChange('SaveShopProfile');
  const { done } = useNotices();

  /** Replaces fields of the profile; undefined removes one. */
  function change(fields: Profile): void {
    setProfile((before) => ({ ...before, ...fields }));
    setChecked(null);
  }

  /** Replaces the whole profile. */
  function replace(next: Profile): void {
    setProfile(next);
    setChecked(null);
  }

  /** Chooses the file that a field of the profile names; null for none. */
  function setFile(field: PictureField, file: File | null): void {
    setFiles(({ [field]: _before, ...others }) => (file ? { ...others, [field]: file } : others));
    change({ [field]: file?.name });
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isDry = checked === null;
    const Pictures = await Promise.all(
      Object.entries(files).map(async ([field, file]) => ({
        Field: field as PictureField,
        ContentBase64: await base64Of(file),
      })),
    );
    const answer = await save
      .mutateAsync({ Profile: profile, Pictures, ExpectedVersion: shop.Version, DryRun: isDry })
      // What went wrong stands above the fields.
      .catch(() => null);
    setChecked(isDry ? answer : null);
    if (answer && !isDry) done('The profile is saved.');
  }

  return {
    shop,
    profile,
    files,
    checked,
    change,
    replace,
    setFile,
    send,
    error: save.error,
    problem: profileProblem(save.error),
    isSaving: save.isPending,
    canSave: mayCall(session, 'SaveShopProfile'),
  };
}

/** What the fields of a profile work with. */
export type ProfileForm = ReturnType<typeof useProfileForm>;
