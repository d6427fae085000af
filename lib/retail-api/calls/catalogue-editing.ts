import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import { calls, type DataOf } from '#lib/contract/index.ts';
import { slugOf } from '#lib/shared/slugs.ts';
import {
  planRenamedPromotions,
  type RenamedPromotions,
  writeRenamedPromotions,
} from '../cart/promotions/editing/rename-brand.ts';
import { lockPromotions } from '../cart/promotions/lock-promotions.ts';
import { BRAND_LISTS } from '../catalogue/catalogue-index.ts';
import { lockImports } from '../catalogue/import-catalogue.ts';
import { planBrands, readBrands, writeBrands } from '../catalogue/lists/brand-list.ts';
import { parentOf, planCategories, readCategories, writeCategories } from '../catalogue/lists/category-list.ts';
import { findRedirects, planRedirects, writeRedirects } from '../catalogue/lists/redirect-list.ts';
import {
  type BrandRename,
  planRename,
  type RenamePlan,
  renameProblem,
  writeRename,
} from '../catalogue/lists/rename-brand.ts';
import { planSearchWords, readSearchWords, writeSearchWords } from '../catalogue/lists/search-words.ts';
import { planStores, readStoreRecords, writeStores } from '../catalogue/lists/store-records.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { onceByKey } from '../core/db/once-by-key.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { staleText } from '../core/records/plan-records.ts';
import { presentRecord } from '../core/records/present-record.ts';
import { saveRecords } from '../core/records/save-records.ts';
import { invalidField, staleRows } from '../core/refusals.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** Makes imports and other changes of the catalogue wait. */
function lockAt(now: number) {
  return (transaction: Transaction<Database>) => lockImports(transaction, now);
}

/** All categories with their rules, hidden ones too. */
const categoryRecords = handlerFor(calls.categoryRecords, async (_request, { db, catalogue }) => {
  const places = new Map<string, number>();
  const stored = await readCategories(db);
  return succeed(
    stored.map((record) => {
      const place = places.get(parentOf(record.id)) ?? 0;
      places.set(parentOf(record.id), place + 1);
      return { ...presentRecord(record, place), ProductCount: catalogue.category(record.id)?.count ?? 0 };
    }),
  );
});

/** Saves a batch of categories. */
const saveCategories = handlerFor(calls.saveCategories, async (request, context, caller) => {
  const now = context.now();
  const newPaths = new Map(
    request.Rows.flatMap(({ Id, NewPath }) =>
      NewPath === undefined || NewPath === Id ? [] : [[Id, NewPath] as const],
    ),
  );
  const batch = { call: calls.saveCategories, request, caller, now };
  return saveRecords(context.db, batch, {
    lock: lockAt(now),
    plan: (transaction, rows) => planCategories(transaction, rows, newPaths),
    write: (transaction, plan) => writeCategories(transaction, plan, newPaths, now),
  });
});

/** All brands as stored. */
const brandRecords = handlerFor(calls.brandRecords, async (_request, { db }) =>
  succeed((await readBrands(db)).map(presentRecord)),
);

/** Saves a batch of brands. */
const saveBrands = handlerFor(calls.saveBrands, async (request, context, caller) => {
  const now = context.now();
  const isStored = async (fileName: string) => (await context.photoWidth(fileName)) !== undefined;
  const batch = { call: calls.saveBrands, request, caller, now };
  return saveRecords(context.db, batch, {
    lock: lockAt(now),
    plan: (transaction, rows) => planBrands(transaction, rows, isStored),
    write: (transaction, plan) => writeBrands(transaction, plan, now),
  });
});

type Renamed = DataOf<typeof calls.renameBrand>;

/** What a rename would write, and how it is answered. */
interface PlannedRename {
  rename: BrandRename;
  catalogue: RenamePlan;
  promotions: RenamedPromotions;
  answer: Renamed;
}

/** Why there is no brand at a slug: somebody has renamed it, maybe a moment ago, or there never was one. */
async function noSuchBrand(
  db: Kysely<Database>,
  id: string,
  brands: Awaited<ReturnType<typeof readBrands>>,
): Promise<Outcome<never>> {
  const led = await db
    .selectFrom('redirects')
    .select('to_path')
    .where('from_path', '=', `${BRAND_LISTS}/${id}`)
    .executeTakeFirst();
  const renamed = brands.find((one) => led?.to_path === `${BRAND_LISTS}/${one.id}`);
  if (!renamed) return fail('NotFound', `There is no brand ${id}.`);
  const Message = `${id} is now ${renamed.document.Name}, with the address ${renamed.id}: somebody renamed it before you`;
  return staleRows([{ Row: 1, Field: 'Id', Message }], renamed.version);
}

/** Checks a rename, and finds everything that names the brand. */
async function planWholeRename(
  db: Kysely<Database>,
  request: z.output<typeof calls.renameBrand.request>,
): Promise<Outcome<PlannedRename>> {
  const { Id: id, ExpectedVersion: seen, Name: name, Titles: titles, FindByOldName: findByOldName } = request;
  const brands = await readBrands(db);
  const brand = brands.find((one) => one.id === id);
  if (!brand) return noSuchBrand(db, id, brands);
  if (brand.version !== seen) {
    return staleRows(
      [{ Row: 1, Field: 'ExpectedVersion', Message: staleText(id, seen, brand.version) }],
      brand.version,
    );
  }
  const rename = { brand, name, slug: slugOf(name), titles, findByOldName };
  const problem = renameProblem(rename, brands);
  if (problem !== null) return invalidField('Name', problem);
  const catalogue = await planRename(db, rename);
  if (catalogue.problem) return invalidField(catalogue.problem.field, catalogue.problem.message);
  const promotions = await planRenamedPromotions(db, { from: brand.document.Name, to: name });
  const answer = {
    Id: rename.slug,
    Version: brand.version + 1,
    Products: catalogue.products.length,
    Titles: catalogue.titles,
    Categories: catalogue.categories.length,
    Offers: promotions.offers.length,
    Coupons: promotions.coupons.length,
    SearchWords: catalogue.searchWords.length,
    ToRead: promotions.toRead,
  };
  return succeed({ rename, catalogue, promotions, answer });
}

/** Renames a brand with all that names it, once per idempotency key; a dry run only counts, and makes nobody wait. */
const renameBrand = handlerFor(calls.renameBrand, async (request, { db, ...context }, caller) => {
  const now = context.now();
  if (request.DryRun) {
    const planned = await planWholeRename(db, request);
    return planned.code === 'Success' ? succeed(planned.data.answer) : planned;
  }
  return inTransaction<Renamed>(db, async (transaction) => {
    const write = async (): Promise<Outcome<Renamed>> => {
      await lockImports(transaction, now);
      await lockPromotions(transaction);
      const planned = await planWholeRename(transaction, request);
      if (planned.code !== 'Success') return planned;
      const { rename, catalogue, promotions, answer } = planned.data;
      await writeRename(transaction, rename, catalogue, now);
      await writeRenamedPromotions(transaction, promotions, now);
      return succeed(answer);
    };
    return onceByKey<Renamed>(transaction, { call: calls.renameBrand, request, caller, now }, write, {
      storedPart: (data) => JSON.stringify(data),
      replay: async (stored) => succeed(JSON.parse(stored)),
    });
  });
});

/** A page of old addresses and where they lead. */
const redirectRecords = handlerFor(calls.redirectRecords, async ({ Search, After, PageSize }, { db }) => {
  const { redirects, next } = await findRedirects(db, { search: Search, after: After, limit: PageSize });
  const Redirects = redirects.map(({ id, version, document }) => ({ Id: id, Version: version, Fields: document }));
  return succeed({ Redirects, Next: next });
});

/** Saves a batch of redirects of old addresses. */
const saveRedirects = handlerFor(calls.saveRedirects, async (request, context, caller) => {
  const { catalogue } = context;
  const now = context.now();
  const batch = { call: calls.saveRedirects, request, caller, now };
  const isList = (path: string) => catalogue.category(path) !== undefined;
  return saveRecords(context.db, batch, {
    lock: lockAt(now),
    plan: (transaction, rows) => planRedirects(transaction, rows, isList),
    write: writeRedirects,
  });
});

/** The operator's phrases of searches. */
const searchWordRecords = handlerFor(calls.searchWordRecords, async (_request, { db }) =>
  succeed((await readSearchWords(db)).map(presentRecord)),
);

/** Saves a batch of phrases of searches. */
const saveSearchWords = handlerFor(calls.saveSearchWords, async (request, context, caller) => {
  const now = context.now();
  const batch = { call: calls.saveSearchWords, request, caller, now };
  return saveRecords(context.db, batch, {
    lock: lockAt(now),
    plan: planSearchWords,
    write: (transaction, plan) => writeSearchWords(transaction, plan, now),
  });
});

/** All physical stores as stored. */
const storeRecords = handlerFor(calls.storeRecords, async (_request, { db }) =>
  succeed((await readStoreRecords(db)).map(presentRecord)),
);

/** Saves a batch of physical stores. */
const saveStores = handlerFor(calls.saveStores, async (request, context, caller) => {
  const now = context.now();
  const batch = { call: calls.saveStores, request, caller, now };
  return saveRecords(context.db, batch, {
    lock: lockAt(now),
    plan: planStores,
    write: (transaction, plan) => writeStores(transaction, plan, now),
  });
});

/** Handlers of the calls with which the operator edits categories, brands and physical stores. */
export const catalogueEditingCalls: readonly CallHandler[] = [
  categoryRecords,
  saveCategories,
  brandRecords,
  saveBrands,
  renameBrand,
  redirectRecords,
  saveRedirects,
  searchWordRecords,
  saveSearchWords,
  storeRecords,
  saveStores,
];
