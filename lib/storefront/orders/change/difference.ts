import type { Order, OrderAddress } from '../types.ts';
import type { ChangeFormValues } from './schema.ts';
import { CHANGED_FIELDS, type ChangedAddress } from './types.ts';

/** What a form changes about an order. */
export interface OrderChange {
  /** Null where it stays as it is. */
  address: ChangedAddress | null;
  /** New sizes, by the id of the line. */
  sizes: ReadonlyMap<string, string>;
}

/** The address of an order as its form begins. */
export function changedAddressOf(address: OrderAddress): ChangedAddress {
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

/** What a form says otherwise than the order; null where that is nothing. */
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
