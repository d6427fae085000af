import type { Metadata } from 'next';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import * as m from '#messages';
import { BalanceView } from '@/components/gift-cards/balance-view';

export function generateMetadata(): Metadata {
  return { title: m.contentCheckBalance(), robots: { index: false } };
}

/** The form that checks the balance of a gift card. */
export default async function BalancePage({ searchParams }: { searchParams: Promise<RefusedParameter> }) {
  await requireAdmission();
  return <BalanceView returned={await readForm('gift-card-balance', await searchParams)} />;
}
