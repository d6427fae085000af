import type { StoreWire } from '#lib/contract/index.ts';
import type { CatalogueStore } from '../../catalogue/catalogue-product.ts';
import { weekOf } from '../../stores/rules/week-of.ts';

/** A shop as it goes over the wire; its mailbox is for the store's own mails. */
export function presentStore({ Hours, Email, WhatsApp = '', ...rest }: CatalogueStore): StoreWire {
  return { ...rest, WhatsApp, Week: weekOf(Hours) };
}
