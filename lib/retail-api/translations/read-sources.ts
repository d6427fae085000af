import type { Kysely } from 'kysely';
import type { TranslationKind } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import { LIST_SOURCES } from './list-sources.ts';
import { messageSources } from './message-sources.ts';
import { pageSources } from './page-sources.ts';
import { productSources } from './product-sources.ts';
import { matchesSearch, type SourceQuery, type TranslatableSource, written } from './source.ts';

/** Reads things of a kind with their English texts, in the order of their ids; unknown ones are left out. */
export async function readSources(
  db: Kysely<Database>,
  kind: TranslationKind,
  query: SourceQuery,
): Promise<readonly TranslatableSource[]> {
  if (kind === 'product') return productSources(db, query);
  const all = (await readAll(db, kind)).map((source) => ({ ...source, fields: written(source.fields) }));
  if ('ids' in query) return all.filter(({ id }) => query.ids.includes(id));
  const byId = all.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return byId.filter((source) => source.id > query.after && matchesSearch(source, query.search)).slice(0, query.limit);
}

async function readAll(
  db: Kysely<Database>,
  kind: Exclude<TranslationKind, 'product'>,
): Promise<readonly TranslatableSource[]> {
  switch (kind) {
    case 'message':
      return messageSources();
    case 'page':
      return pageSources(db);
    default:
      return LIST_SOURCES[kind](db);
  }
}
