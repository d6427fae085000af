'use client';

import { useEffect, useState } from 'react';
import * as m from '#messages';
import { PincodeControl } from '@/components/pincode/pincode-control';

/**
 * The delivery day of a list's products for the kept pincode, with the way to choose or change it. The page is the same
 * for everybody, so the line has its room from the start and the browser fills it in.
 */
export function ListDelivery() {
  const [answer, say] = useState('');
  useEffect(() => {
    let stop: (() => void) | null = () => undefined;
    // Without the script the line says the pincode alone.
    import('#lib/storefront/catalogue/list-delivery.ts').then(
      ({ followListDelivery }) => {
        if (stop) stop = followListDelivery(say);
      },
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, []);
  return (
    <div data-print="off" className="list-delivery">
      <PincodeControl hasIcon className="" invitation={m.listingChoosePincode()} answer={answer} />
    </div>
  );
}
