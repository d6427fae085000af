import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { codeStepOf } from '#lib/storefront/account/codes/code-cookie.ts';
import { getCode } from '#lib/storefront/account/server/code-step.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { requireCustomer } from '#lib/storefront/platform/session/customer-page.ts';
import * as m from '#messages';
import { DeletionView } from '@/components/account/deletion/deletion-view';
import { AccountUnavailable } from '@/components/account/layout/account-unavailable';

export function generateMetadata(): Metadata {
  return { title: m.accountDelete() };
}

interface DeletionPageProps {
  searchParams: Promise<RefusedParameter>;
}

/** The deletion of the account, confirmed by a one-time code. */
export default async function DeletionPage({ searchParams }: DeletionPageProps) {
  await requireAdmission();
  const customer = await requireCustomer(paths.deletion());
  if (!customer.ok) {
    markUnavailable();
    return <AccountUnavailable title={m.accountDelete()} href={paths.deletion()} />;
  }
  const { mobile = '' } = customer.value;
  const search = await searchParams;
  const [{ wishlist }, code, sendForm, checkForm] = await Promise.all([
    getFlags(),
    getCode('deletion'),
    readForm('deletion-code', search),
    readForm('deletion', search),
  ]);
  const step = code && codeStepOf(code, Date.now());
  return <DeletionView mobile={mobile} wishlist={wishlist} step={step} sendForm={sendForm} checkForm={checkForm} />;
}
