import { landmarkLine } from '#lib/shared/address-text.ts';
import type { Address } from '#lib/storefront/account/addresses/types.ts';

/** An address in two lines. */
export function AddressLines({ address }: { address: Address }) {
  const { addressLine1, addressLine2, landmark, city, state, pincode } = address;
  const house = [addressLine1, addressLine2, landmarkLine(landmark)].filter(Boolean).join(', ');
  return (
    <address className="not-italic [overflow-wrap:anywhere]">
      <span className="block">{house}</span>
      <span className="block">
        {city}, {state} <span className="whitespace-nowrap tabular-nums">{pincode}</span>
      </span>
    </address>
  );
}
