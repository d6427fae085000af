import type { Order, OrderAddress } from '../types.ts';
import type { ChangeFormValues } from './schema.ts';
import { type AddressChange, CHANGED_FIELDS } from './types.ts';

/** The changes to an order that a form requests. */
export interface OrderChange {
  /** The new address; null where it is unchanged. */
  address: AddressChange | null;
  /** New sizes, by the id of the line. */
  sizes: ReadonlyMap<string, string>;
}

/** The initial values of the address form. */
export function changedAddressOf(address: OrderAddress): AddressChange {
  const { fullName, mobile, alternateMobile, pincode, landmark, city } = address;
  return {
    fullName,
    mobile,
    alternateMobile,
    pincode,
    landmark,
    city,
    addressLine1: address.line1,
    addressLine2: address.line2,
  };
}

/** The differences between a form and its order; null where there are none. */
export function differenceOf(
  order: Order,
  { address, sizes }: Pick<ChangeFormValues, 'address' | 'sizes'>,
): OrderChange | null {
  const before = changedAddressOf(order.address);
  const moves = CHANGED_FIELDS.some((field) => address[field] !== before[field]);
  const others = [...sizes].filter(([id, sku]) => order.lines.some((line) => line.id === id && line.sku !== sku));
  if (!moves && others.length === 0) return null;
  return { address: moves ? address : null, sizes: new Map(others) };
}
