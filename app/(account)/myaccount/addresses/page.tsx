import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { ADDRESS_FORM, ADDRESS_FORM_FIELDS } from '#lib/storefront/account/addresses/schema.ts';
import { parseAccountNotice } from '#lib/storefront/account/notices.ts';
import { getAddressBook } from '#lib/storefront/account/server/addresses.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import * as m from '#messages';
import { AddressBookView } from '@/components/account/addresses/address-book-view';
import { AccountPage } from '@/components/account/layout/account-page';
import { AccountUnavailable } from '@/components/account/layout/account-unavailable';
import { ProblemSummary } from '@/components/form/problem-summary';

export function generateMetadata(): Metadata {
  return { title: m.accountAddressBook() };
}

interface AddressesPageProps {
  searchParams: Promise<{ notice?: string | string[] } & RefusedParameter>;
}

/** The address book. */
export default async function AddressesPage({ searchParams }: AddressesPageProps) {
  await requireAdmission();
  const book = await getAddressBook(paths.addresses());
  if (!book.ok) {
    markUnavailable();
    return <AccountUnavailable title={m.accountAddressBook()} href={paths.addresses()} />;
  }
  const search = await searchParams;
  const { values, problems } = await readForm(ADDRESS_FORM, search, ADDRESS_FORM_FIELDS);
  const refused = values.intent !== undefined && values.intent !== 'save';
  return (
    <AccountPage title={m.accountAddressBook()} notice={parseAccountNotice(search.notice)}>
      {refused && (
        <div className="mt-4">
          <ProblemSummary problems={problems} idOf={(name) => name} />
        </div>
      )}
      <AddressBookView book={book.value} />
    </AccountPage>
  );
}
