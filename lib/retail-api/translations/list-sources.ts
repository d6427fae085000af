import type { Kysely } from 'kysely';
import type { TranslationKind } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import { factField, nameField, ownTextField, type TranslatableSource } from './source.ts';

const TERMS = { form: 'lines', maximum: 500 } as const;
const STORY = { form: 'lines', maximum: 2000 } as const;

/** Reads all things of a kind of which a shop has few. */
type ReadSources = (db: Kysely<Database>) => Promise<TranslatableSource[]>;

async function categorySources(db: Kysely<Database>): Promise<TranslatableSource[]> {
  const rows = await db.selectFrom('categories').select(['path', 'name', 'intro']).execute();
  return rows.map(({ path, name, intro }) => ({
    id: path,
    name,
    fields: [factField('StoreCategoryName', name), ownTextField('Intro', intro, { form: 'lines', maximum: 1000 })],
  }));
}

async function brandSources(db: Kysely<Database>): Promise<TranslatableSource[]> {
  const rows = await db.selectFrom('brands').select(['slug', 'document']).execute();
  return rows.map(({ slug, document }) => {
    const { Name, Story } = JSON.parse(document) as { Name: string; Story: string };
    return { id: slug, name: Name, fields: [ownTextField('Story', Story, STORY)] };
  });
}

async function offerSources(db: Kysely<Database>): Promise<TranslatableSource[]> {
  const rows = await db.selectFrom('offers').select(['id', 'document']).execute();
  return rows.map(({ id, document }) => {
    const { title, terms } = JSON.parse(document) as { title: string; terms: string };
    const fields = [ownTextField('title', title, { form: 'line', maximum: 80 }), ownTextField('terms', terms, TERMS)];
    return { id, name: title, fields };
  });
}

async function couponSources(db: Kysely<Database>): Promise<TranslatableSource[]> {
  const rows = await db.selectFrom('coupons').select(['code', 'document']).execute();
  return rows.map(({ code, document }) => {
    const { terms } = JSON.parse(document) as { terms: string };
    return { id: code, name: code, fields: [ownTextField('terms', terms, TERMS)] };
  });
}

async function storeSources(db: Kysely<Database>): Promise<TranslatableSource[]> {
  const rows = await db.selectFrom('stores').select(['code', 'document']).execute();
  return rows.map(({ code, document }) => {
    const { Name, Address } = JSON.parse(document) as { Name: string; Address: string };
    const fields = [nameField('Name', Name), nameField('Address', Address)];
    return { id: code, name: Name, fields };
  });
}

/** How the lists are read that a shop edits whole. */
export const LIST_SOURCES = {
  category: categorySources,
  brand: brandSources,
  offer: offerSources,
  coupon: couponSources,
  store: storeSources,
} as const satisfies Partial<Record<TranslationKind, ReadSources>>;
