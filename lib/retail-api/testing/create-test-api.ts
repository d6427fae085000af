import { randomBytes } from 'node:crypto';
import { parseEnvironment } from '#lib/shared/env.ts';
import { type Api, createApi } from '../app.ts';
import type { ApiContext } from '../call-handler.ts';
import type { Engine, OpenDatabase } from '../db/open-database.ts';
import { writeSiteOptions } from '../site-options.ts';
import { EMPTY_INDEX } from './empty-index.ts';
import { seedProducts } from './seed.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestApi {
  /** The retail API without a socket; every Data is checked against the contract. */
  handle: Api;
  context: ApiContext;
  /** Removes the database. */
  close(): Promise<void>;
}

export interface TestApiOptions {
  engine?: Engine;
  /** Epoch milliseconds. */
  now?: () => number;
  /** A database to use in place of a fresh one; it is not closed. */
  opened?: OpenDatabase;
}

/** A retail API on a fresh database with the products of `seed.ts`. */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const opened = options.opened ?? (await openTestDatabase(options.engine ?? 'sqlite'));
  await writeSiteOptions(opened.db, parseEnvironment({}));
  if (!options.opened) await seedProducts(opened.db);
  const context: ApiContext = {
    db: opened.db,
    catalogue: EMPTY_INDEX,
    now: options.now ?? Date.now,
    secret: new Uint8Array(randomBytes(32)),
  };
  return {
    handle: createApi(context, { checkAnswers: true }),
    context,
    close: async () => {
      if (!options.opened) await opened.close();
    },
  };
}
