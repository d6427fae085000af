import type { ServiceAddress } from '#lib/contract/service-vocabulary.ts';
import { pickupAddressText } from '#lib/storefront/orders/pickup-copy.ts';
import type { Order, OrderLine } from '#lib/storefront/orders/types.ts';
import type { Store } from '#lib/storefront/stores/types.ts';
import * as m from '#messages';

/** An address from which a courier can collect an item. */
interface PickupAddressChoice {
  value: ServiceAddress;
  label: string;
  text: string;
}

/** The addresses of an order from which a courier can collect its items; the billing address where it is another one. */
export function pickupAddresses({ address, billingAddress }: Pick<Order, 'address' | 'billingAddress'>) {
  const delivery: PickupAddressChoice = {
    value: 'delivery',
    label: m.serviceDeliveryAddress(),
    text: pickupAddressText(address),
  };
  const text = pickupAddressText(billingAddress);
  const billing: PickupAddressChoice = { value: 'billing', label: m.serviceBillingAddress(), text };
  return text === delivery.text ? [delivery] : [delivery, billing];
}

/** The physical stores that take an item: those that sell its department, where that is known. */
export function storesFor(
  { department }: Pick<OrderLine, 'department'>,
  stores: readonly Pick<Store, 'code' | 'name' | 'city' | 'departments'>[],
): { code: string; name: string }[] {
  return stores
    .filter(({ departments }) => departments.length === 0 || departments.some((sold) => sold === department))
    .map(({ code, name, city }) => ({ code, name: name.includes(city) ? name : `${name}, ${city}` }));
}
