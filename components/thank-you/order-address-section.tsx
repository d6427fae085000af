import { localityLine } from '#lib/shared/address-text.ts';
import { chargeName } from '#lib/shared/charge-names.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import type { Order, OrderCollection } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { OrderAddressLines } from './order-address-lines';

/** The delivery address of an order, or the store where it is collected. */
export function OrderAddressSection({
  order: { address, collect, isExpress },
}: {
  order: Pick<Order, 'address' | 'collect' | 'isExpress'>;
}) {
  return (
    <section aria-labelledby="delivery-address">
      <h2 id="delivery-address" className="font-display text-2xl">
        {collect ? m.thankYouCollectFrom() : m.thankYouDeliveryAddress()}
      </h2>
      {collect ? <CollectLines address={address} collect={collect} /> : <OrderAddressLines address={address} />}
      {isExpress && <p className="mt-2 text-muted">{chargeName('express-delivery')}</p>}
    </section>
  );
}

interface CollectLinesProps {
  address: Order['address'];
  collect: OrderCollection;
}

/** The address of the store, and who collects the order there. */
function CollectLines({ address, collect }: CollectLinesProps) {
  return (
    <>
      <address className="mt-3 break-words not-italic">
        <span className="block font-medium">{collect.storeName}</span>
        <span className="block">{address.line2}</span>
        <span className="block">{localityLine(address)}</span>
        <span className="block">{collect.phone}</span>
      </address>
      <Link href={collect.storeHref} className={LINK_CLASS}>
        {m.thankYouDirections()}
      </Link>
      {/* Name and number are erased with the account. */}
      {address.fullName !== '' && (
        <p className="mt-2 text-muted">
          {address.mobile === ''
            ? m.thankYouCollectedBy({ name: address.fullName })
            : m.thankYouCollectedByMobile({ name: address.fullName, mobile: formatMobile(address.mobile) })}
        </p>
      )}
    </>
  );
}
