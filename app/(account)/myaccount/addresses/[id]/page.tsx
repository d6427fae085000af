import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { getAddressBook } from '#lib/storefront/account/server/addresses.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { safeRedirect } from '#lib/storefront/platform/site/safe-redirect.ts';
import * as m from '#messages';
import { AddressForm } from '@/components/account/addresses/address-form';
import { AccountPage } from '@/components/account/layout/account-page';
import { AccountUnavailable } from '@/components/account/layout/account-unavailable';
import { NotFoundPage } from '@/components/error-pages/not-found-page';
import { type AddressSearch, openForm } from '../form-state';

export function generateMetadata(): Metadata {
  return { title: m.accountAddressEdit() };
}

interface AddressPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<AddressSearch>;
}

/** The form of one saved address. */
export default async function AddressPage({ params, searchParams }: AddressPageProps) {
  await requireAdmission();
  const [{ id }, search] = await Promise.all([params, searchParams]);
  const path = paths.address(id, safeRedirect(search.next) ?? undefined);
  const book = await getAddressBook(path);
  if (!book.ok) {
    markUnavailable();
    return <AccountUnavailable title={m.accountAddressEdit()} href={path} />;
  }
  // Another customer's address is treated like one that does not exist.
  const address = book.value.addresses.find((entry) => entry.id === id);
  if (!address) return <NotFoundPage />;
  return (
    <AccountPage title={m.accountAddressEdit()}>
      <AddressForm {...(await openForm(address, search))} />
    </AccountPage>
  );
}
