'use client';

import * as m from '#messages';
import { RemoveConfirmation } from '@/components/ui/remove-confirmation';
import { AddressAction } from './address-action';

interface RemoveAddressProps {
  /** The address's id. */
  id: string;
  /** The id of the element with the name on the address. */
  nameId: string;
  className: string;
}

/** Removes an address after a confirmation. */
export function RemoveAddress({ id, nameId, className }: RemoveAddressProps) {
  return (
    <RemoveConfirmation
      nameId={nameId}
      className={className}
      question={m.accountAddressRemoveQuestion()}
      form={(confirmation) => (
        <AddressAction intent="remove" id={id} className="mt-1 border-danger border-l-2 pl-4">
          {confirmation}
        </AddressAction>
      )}
    />
  );
}
