import type { z } from 'zod';
import type { collectRequest, OrderAddressWire } from '#lib/contract/index.ts';
import { stateCodeOf } from '#lib/shared/gst.ts';
import type { CatalogueStore } from '../../catalogue/catalogue-product.ts';

/**
 * The address at which an order is handed over: the store's, with the person who collects it. It is the address of
 * delivery on the invoice, and its state the place of supply (`documents/invoices/build-invoice.ts`).
 */
export function storeAddress(
  { Name, Address, City, State, Pincode }: CatalogueStore,
  { FullName, Mobile }: Pick<z.output<typeof collectRequest>, 'FullName' | 'Mobile'>,
): OrderAddressWire {
  return {
    FullName,
    Mobile,
    AlternateMobile: '',
    AddressLine1: Name,
    AddressLine2: Address,
    Landmark: '',
    City,
    State,
    StateCode: stateCodeOf(State) ?? '',
    Pincode,
    Country: 'IN',
    GSTIN: '',
  };
}
