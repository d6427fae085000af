import type { Kysely } from 'kysely';
import { catalogueStore } from '../../../catalogue/catalogue-product.ts';
import type { Database } from '../../../db/schema.ts';
import { emptySection, type HomeSection, type HomeSources, type SectionLayout } from './home-section.ts';

type Store = HomeSection['Stores'][number];

/** All shops in the operator's order. */
export async function storesSection(layout: SectionLayout, { context }: HomeSources): Promise<HomeSection> {
  return { ...emptySection(layout), Stores: await loadStores(context.db) };
}

async function loadStores(db: Kysely<Database>): Promise<Store[]> {
  const rows = await db.selectFrom('stores').select('document').orderBy('position').execute();
  return rows.map(({ document }) => {
    const { Name, Address, City, State, Pincode, Phone, Hours } = catalogueStore.parse(JSON.parse(document));
    const week = Object.entries(Hours).map(([days, hours]) => ({ Days: daysInWords(days), Hours: hours }));
    return { Name, Address, City, State, Pincode, Phone, Hours: week };
  });
}

/** `MonToSat` as `Mon to Sat`. */
function daysInWords(days: string): string {
  return days.replace(/(?<=[a-z])To(?=[A-Z])/g, ' to ').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
