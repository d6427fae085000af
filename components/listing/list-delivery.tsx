'use client';

import { useEffect, useState } from 'react';
import { PincodeControl } from '@/components/pincode/pincode-control';
import { useRememberedPincode } from '@/components/pincode/use-remembered-pincode';

/**
 * The delivery day of a list's products for the kept pincode, with the way to choose or change it. The page is the same
 * for everybody, so the line has its room from the start and the browser fills it in.
 */
export function ListDelivery() {
  const pincode = useRememberedPincode();
  const [known, setKnown] = useState({ pincode: '', text: '' });
  useEffect(() => {
    if (!pincode) return;
    const request = new AbortController();
    // Most visitors keep no pincode: the request and its texts are no part of the list's own script.
    import('#lib/storefront/catalogue/client.ts').then(
      async ({ fetchListDelivery }) => {
        const text = await fetchListDelivery(pincode, request.signal);
        if (!request.signal.aborted) setKnown({ pincode, text });
      },
      () => undefined,
    );
    return () => request.abort();
  }, [pincode]);
  return (
    <div data-print="off" className="flex h-9 overflow-x-clip text-sm">
      <PincodeControl
        hasIcon
        className="-my-1 min-h-11 text-muted"
        invitation="Choose your pincode for delivery dates"
        answer={known.pincode === pincode ? known.text : ''}
      />
    </div>
  );
}
