import type { CatalogueStore } from '#lib/retail-api/catalogue/catalogue-product.ts';
import { loadStores } from '../../stores/load-stores.ts';
import { emptySection, type HomeSection, type HomeSources, type SectionLayout } from './home-section.ts';

type Store = HomeSection['Stores'][number];

/** All shops in the operator's order. */
export async function storesSection(layout: SectionLayout, { context }: HomeSources): Promise<HomeSection> {
  return { ...emptySection(layout), Stores: (await loadStores(context.db)).map(present) };
}

function present({ StoreCode, Name, Address, City, State, Pincode, Phone, Hours }: CatalogueStore): Store {
  const week = Object.entries(Hours).map(([days, hours]) => ({ Days: daysInWords(days), Hours: hours }));
  return { StoreCode, Name, Address, City, State, Pincode, Phone, Hours: week };
}

/** `MonToSat` as `Mon to Sat`. */
function daysInWords(days: string): string {
  return days.replace(/(?<=[a-z])To(?=[A-Z])/g, ' to ').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
