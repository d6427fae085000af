'use client';

import { SecondQuestion } from '@/components/ui/second-question';
import { AddressAction } from './address-action';

interface RemoveAddressProps {
  /** Of the address. */
  id: string;
  /** Id of the element with the name on the address. */
  nameId: string;
  className: string;
}

/** Removes an address once the shopper has said so twice. */
export function RemoveAddress({ id, nameId, className }: RemoveAddressProps) {
  return (
    <SecondQuestion
      nameId={nameId}
      className={className}
      question="Remove this address? You cannot undo this."
      form={(asked) => (
        <AddressAction intent="remove" id={id} className="mt-1 border-danger border-l-2 pl-4">
          {asked}
        </AddressAction>
      )}
    />
  );
}
