'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { AddressAction } from './address-action';

interface RemoveAddressProps {
  /** Of the address. */
  id: string;
  /** Id of the element with the name on the address. */
  nameId: string;
  className: string;
}

/** Removes an address once the shopper has said so twice; the second question opens in place, also without scripts. */
export function RemoveAddress({ id, nameId, className }: RemoveAddressProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const keep = () => {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={details} className="open:basis-full">
      <summary aria-describedby={nameId} className={className}>
        Remove
      </summary>
      <AddressAction intent="remove" id={id} className="mt-1 border-danger border-l-2 pl-4">
        <p>Remove this address? It cannot be brought back.</p>
        <div className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
          <Button type="submit" variant="secondary" aria-describedby={nameId}>
            Yes, remove
          </Button>
          <Button variant="quiet" onClick={keep} className="needs-script">
            Keep it
          </Button>
        </div>
      </AddressAction>
    </details>
  );
}
