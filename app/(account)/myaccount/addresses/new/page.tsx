import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { requireCustomer } from '#lib/storefront/platform/session/customer-page.ts';
import { safeRedirect } from '#lib/storefront/platform/site/safe-redirect.ts';
import * as m from '#messages';
import { AddressForm } from '@/components/account/addresses/address-form';
import { AccountPage } from '@/components/account/layout/account-page';
import { AccountUnavailable } from '@/components/account/layout/account-unavailable';
import { type AddressSearch, openForm } from '../form-state';

export function generateMetadata(): Metadata {
  return { title: m.accountAddressAdd() };
}

interface NewAddressPageProps {
  searchParams: Promise<AddressSearch>;
}

/** The form of a new address. */
export default async function NewAddressPage({ searchParams }: NewAddressPageProps) {
  await requireAdmission();
  const search = await searchParams;
  const path = paths.newAddress(safeRedirect(search.next) ?? undefined);
  const customer = await requireCustomer(path);
  if (!customer.ok) {
    markUnavailable();
    return <AccountUnavailable title={m.accountAddressAdd()} href={path} />;
  }
  return (
    <AccountPage title={m.accountAddressAdd()}>
      <AddressForm {...(await openForm(null, search))} />
    </AccountPage>
  );
}
