import { formatDay } from '#lib/shared/dates.ts';
import { slotName } from '#lib/storefront/orders/pickup-copy.ts';
import type { OrderReturn } from '#lib/storefront/orders/returns/types.ts';
import * as m from '#messages';
import { AccountSection } from '@/components/account/layout/account-section';
import { OrderAddressLines } from '@/components/thank-you/order-address-lines';

interface PickupSectionProps {
  id: string;
  pickup: OrderReturn['pickup'];
  /** The number that the shopper writes on the package. */
  number: string;
}

/** The day and the place of a pickup. */
export function PickupSection({ id, pickup, number }: PickupSectionProps) {
  return (
    <AccountSection id={id} title={m.ordersPickup()}>
      <p className="mt-2">
        {formatDay(pickup.day)}, {slotName(pickup.slot)}
      </p>
      <OrderAddressLines address={pickup.address} />
      <p className="mt-2">{m.ordersPickupWrite({ number })}</p>
    </AccountSection>
  );
}
