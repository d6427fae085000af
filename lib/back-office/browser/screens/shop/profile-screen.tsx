import type { ComponentType, ReactNode } from 'react';
import type { CallData } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Screen } from '../../parts/screen.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { type ProfileForm, useProfileForm } from './use-profile-form.ts';

interface ProfileScreenProps {
  title: string;
  lead: string;
  /** The fields of the screen. */
  Fields: ComponentType<{ form: ProfileForm }>;
}

/** A screen with some fields of the shop's profile. */
export function ProfileScreen({ title, lead, Fields }: ProfileScreenProps): ReactNode {
  const query = useCall('ShopProfile', {});
  return (
    <Screen title={title} lead={lead}>
      <Loaded query={query}>{(shop) => <Form key={shop.Version} shop={shop} Fields={Fields} />}</Loaded>
    </Screen>
  );
}

function Form({ shop, Fields }: { shop: CallData<'ShopProfile'>; Fields: ProfileScreenProps['Fields'] }) {
  const form = useProfileForm(shop);
  return (
    <ProfileFrame form={form}>
      <Fields form={form} />
    </ProfileFrame>
  );
}
