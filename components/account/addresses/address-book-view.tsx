import * as paths from '#lib/shared/paths.ts';
import type { AddressBook } from '#lib/storefront/account/addresses/types.ts';
import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { AddressCard } from './address-card';

/** The saved addresses, the default first, or an empty state with what to do next. */
export function AddressBookView({ book }: { book: AddressBook }) {
  if (book.addresses.length === 0) {
    return (
      <div className="mt-8 max-w-measure border-line border-t py-8">
        <p className="font-display text-2xl">{m.accountAddressesEmptyTitle()}</p>
        <p className="mt-2 text-muted">{m.accountAddressesEmptyText()}</p>
        <Link href={paths.newAddress()} className={`${buttonClass('primary')} mt-6`}>
          {m.accountAddressAdd()}
        </Link>
      </div>
    );
  }
  return (
    <>
      <Link href={paths.newAddress()} className={`${buttonClass('secondary')} mt-6`}>
        {m.accountAddressAdd()}
      </Link>
      <ul aria-label={m.accountAddressesLabel()} className="mt-6 grid gap-4 xl:grid-cols-2">
        {book.addresses.map((address) => (
          <AddressCard key={address.id} address={address} />
        ))}
      </ul>
    </>
  );
}
