import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { getProfile } from '#lib/storefront/account/server/profile.ts';
import { isShopperSignedIn } from '#lib/storefront/account/server/sign-in.ts';
import { PURCHASE_FIELDS, PURCHASE_FORM } from '#lib/storefront/gift-cards/schema.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { readMark } from '#lib/storefront/platform/session/read.ts';
import * as m from '#messages';
import { FreshPage } from '@/components/account/fresh-page';
import { GiftCardsView } from '@/components/gift-cards/gift-cards-view';
import { pageMetadata } from '@/components/seo/page-metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: m.contentGiftCards(),
    description: m.contentGiftCardsText(),
    href: paths.giftCards(),
  });
}

/** The sender's details, where they are known; the shopper may enter another person's. */
async function senderFields(): Promise<Record<string, string>> {
  if (!(await isShopperSignedIn())) return {};
  const profile = await getProfile(paths.giftCards());
  if (!profile.ok) return {};
  const { name, email, mobile } = profile.value;
  return { senderName: name, senderEmail: email, senderMobile: mobile };
}

/** The form that buys a gift card. */
export default async function GiftCardsPage({ searchParams }: { searchParams: Promise<RefusedParameter> }) {
  await requireAdmission();
  const [returned, sender, mark] = await Promise.all([
    readForm(PURCHASE_FORM, await searchParams, PURCHASE_FIELDS),
    senderFields(),
    readMark(),
  ]);
  // A returned form keeps its idempotency key, because its first submission may have placed the order.
  const { key = randomUUID(), ...values } = returned.values;
  const isNew = Object.keys(returned.problems).length === 0;
  return (
    <FreshPage sessionMark={mark} open>
      <GiftCardsView formKey={key} rendered={{ values: isNew ? sender : values, problems: returned.problems }} />
    </FreshPage>
  );
}
