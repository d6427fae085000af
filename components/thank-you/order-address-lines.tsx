import { landmarkLine, localityLine } from '#lib/shared/address-text.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import type { OrderAddress } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';

/** The lines of an order's address, and the mobile number for the courier. */
export function OrderAddressLines({ address }: { address: OrderAddress }) {
  const lines = [address.line1, address.line2, landmarkLine(address.landmark), localityLine(address)];
  return (
    <address className="mt-3 break-words not-italic">
      <span className="block font-medium">{address.fullName}</span>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      {/* The mobile number is erased with the account. */}
      {address.mobile !== '' && (
        <span className="mt-2 block text-muted">{m.thankYouMobile({ mobile: formatMobile(address.mobile) })}</span>
      )}
    </address>
  );
}
