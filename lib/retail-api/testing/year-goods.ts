import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import type { TestApi } from './create-test-api.ts';
import { importHands, watchTable } from './import-hands.ts';

/** Watches that the year's shop gets by a file. */
export const STATION_WATCH = 'K-1';
export const HARBOUR_WATCH = 'K-2';

/** Imports the watches as the back office does, each with `stock` pieces; returns how the import went. */
export async function importWatches(api: TestApi, dataDir: string, { price, stock }: { price: number; stock: number }) {
  const hands = importHands(api, dataDir);
  const shared = { Price: String(price), Stock: String(stock) };
  const table = watchTable(
    { ...shared, SKU: STATION_WATCH },
    { ...shared, SKU: HARBOUR_WATCH, Title: 'Kiln Harbour Watch', Colour: 'Silver' },
    { ...shared, SKU: 'K-3', Title: 'Kiln Robot Watch', Gender: 'Robots' },
  );
  const id = await hands.send(table);
  await hands.check(id);
  return hands.import(id);
}

/** A row of `SaveOffers`: a tenth off some products from the first to the ninth day of a month. */
export const offerOf = (month: string, products: readonly string[]) => ({
  Id: `tenth-${month}`,
  ExpectedVersion: 0,
  Fields: {
    kind: 'line',
    title: 'A tenth off',
    terms: '10 % off.',
    startsAt: `${month}-01T00:00:00+05:30`,
    endsAt: `${month}-09T00:00:00+05:30`,
    scope: { products },
    benefit: { kind: 'percent', percent: 10 },
  },
});

/** Gives a piece of jewellery a making charge and stones, so that it follows the metal rates with one price for all sizes. */
export async function bringUnderRates(db: Kysely<Database>, productCode: string): Promise<void> {
  const { document } = await db
    .selectFrom('products')
    .select('document')
    .where('code', '=', productCode)
    .executeTakeFirstOrThrow();
  const piece = JSON.parse(document);
  const Attributes = { ...piece.Attributes, MakingPercent: 12, StoneValue: 20_000 };
  await db
    .updateTable('products')
    .set({ document: JSON.stringify({ ...piece, Attributes }) })
    .where('code', '=', productCode)
    .execute();
}
