import type { OrderAddress as Address } from '#lib/orders/types.ts';

/** Where an order goes. */
export function OrderAddress({ address }: { address: Address }) {
  const lines = [address.line1, address.line2, address.landmark, `${address.city} ${address.pincode}`, address.state];
  return (
    <section aria-labelledby="delivery-address">
      <h2 id="delivery-address" className="font-display text-2xl">
        Delivery address
      </h2>
      <address className="mt-3 break-words not-italic">
        <span className="block font-medium">{address.fullName}</span>
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        <span className="mt-2 block text-muted">Mobile {address.mobile}</span>
      </address>
    </section>
  );
}
