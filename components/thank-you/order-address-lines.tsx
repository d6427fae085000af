import { formatMobile } from '#lib/shared/mobile.ts';
import type { OrderAddress } from '#lib/storefront/orders/types.ts';

/** An address of an order, a line each, and whom the courier calls. */
export function OrderAddressLines({ address }: { address: OrderAddress }) {
  const lines = [address.line1, address.line2, address.landmark, `${address.city} ${address.pincode}`, address.state];
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
      {/* It goes with the account. */}
      {address.mobile !== '' && <span className="mt-2 block text-muted">Mobile {formatMobile(address.mobile)}</span>}
    </address>
  );
}
