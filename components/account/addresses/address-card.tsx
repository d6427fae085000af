import { landmarkLine } from '#lib/shared/address-text.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import * as paths from '#lib/shared/paths.ts';
import { addressTypeName } from '#lib/storefront/account/addresses/type-names.ts';
import type { Address } from '#lib/storefront/account/addresses/types.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';
import { AddressAction } from './address-action';
import { RemoveAddress } from './remove-address';

const ACTION =
  'inline-flex min-h-11 cursor-pointer items-center underline decoration-line underline-offset-4 hover:text-brass';

/** One address of the address book, with its actions. */
export function AddressCard({ address }: { address: Address }) {
  const { id, fullName, landmark, isDefault } = address;
  const nameId = `address-name-${id}`;
  const lines = [
    { field: 'addressLine1', line: address.addressLine1 },
    { field: 'addressLine2', line: address.addressLine2 },
    { field: 'landmark', line: landmarkLine(landmark) },
  ];
  const mobiles = [address.mobile, address.alternateMobile].filter(Boolean).map(formatMobile);
  return (
    <li className="flex flex-col border border-line p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={nameId} className="font-sans text-base font-medium">
          {fullName}
        </h2>
        <p className="text-muted text-sm">{addressTypeName(address.type)}</p>
      </div>
      {isDefault && <p className="text-brass text-sm">{m.accountAddressDefault()}</p>}
      <address className="mt-2 not-italic [overflow-wrap:anywhere]">
        {lines
          .filter(({ line }) => line)
          .map(({ field, line }) => (
            <span key={field} className="block">
              {line}
            </span>
          ))}
        <span className="block">
          {address.city}, {address.state} <span className="whitespace-nowrap tabular-nums">{address.pincode}</span>
        </span>
      </address>
      <p className="mt-2 text-muted text-sm tabular-nums">{mobiles.join(', ')}</p>
      {address.gstin && <p className="text-muted text-sm">{m.accountAddressGstin({ gstin: address.gstin })}</p>}
      <div className="mt-auto flex flex-wrap items-start gap-x-5 pt-3">
        <Link href={paths.address(id)} aria-describedby={nameId} className={ACTION}>
          {m.commonEdit()}
        </Link>
        {!isDefault && (
          <AddressAction intent="default" id={id}>
            <button type="submit" aria-describedby={nameId} className={ACTION}>
              {m.accountAddressMakeDefault()}
            </button>
          </AddressAction>
        )}
        <RemoveAddress id={id} nameId={nameId} className={ACTION} />
      </div>
    </li>
  );
}
