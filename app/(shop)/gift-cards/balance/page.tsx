import type { Metadata } from 'next';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { readMark } from '#lib/storefront/platform/session/read.ts';
import * as m from '#messages';
import { FreshPage } from '@/components/account/fresh-page';
import { BalanceView } from '@/components/gift-cards/balance-view';

export function generateMetadata(): Metadata {
  return { title: m.contentCheckBalance(), robots: { index: false } };
}

/** The form that checks the balance of a gift card. */
export default async function BalancePage({ searchParams }: { searchParams: Promise<RefusedParameter> }) {
  await requireAdmission();
  const [returned, mark] = await Promise.all([readForm('gift-card-balance', await searchParams), readMark()]);
  return (
    <FreshPage sessionMark={mark} open>
      <BalanceView returned={returned} />
    </FreshPage>
  );
}
