import { stateName } from '#lib/shared/gst.ts';
import type { ShopProfile } from '#lib/shared/shop-profile.ts';
import { isPincodeIn, postalPlace } from '../../cart/delivery/find-zone.ts';

/** What is wrong with a field of a profile. */
interface FieldProblem {
  field: string;
  message: string;
}

/**
 * The first warehouse of a profile that is not in the state of its GSTIN: goods are supplied from where they are kept, so
 * another state needs a registration of its own (sections 2(71) and 22, CGST Act, 2017).
 */
export function warehouseStateProblem({
  warehouses = [],
  seller,
}: Pick<ShopProfile, 'warehouses' | 'seller'>): FieldProblem | null {
  const state = stateName(seller.gstin.slice(0, 2));
  if (state === undefined) return null;
  for (const [at, { pincode }] of warehouses.entries()) {
    if (isPincodeIn(pincode, state)) continue;
    const other = postalPlace(pincode)?.state ?? '';
    const message = `is in ${other}, but the GSTIN is of ${state}: goods in another state need a GST registration there`;
    return { field: `warehouses.${at}.pincode`, message };
  }
  return null;
}
