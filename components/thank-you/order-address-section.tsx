import type { OrderAddress as Address } from '#lib/storefront/orders/types.ts';
import { OrderAddressLines } from './order-address-lines';

/** The delivery address of an order. */
export function OrderAddressSection({ address }: { address: Address }) {
  return (
    <section aria-labelledby="delivery-address">
      <h2 id="delivery-address" className="font-display text-2xl">
        Delivery address
      </h2>
      <OrderAddressLines address={address} />
    </section>
  );
}
