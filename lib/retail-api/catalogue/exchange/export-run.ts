import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { ConfigurationError } from '#lib/shared/env.ts';
import { errorCode } from '#lib/shared/error-code.ts';
import type { Database } from '../../core/db/schema.ts';
import { removeLeftoversOf, temporaryFor } from '../../core/temporary-file.ts';
import { countProducts } from '../product-batches.ts';
import type { Progress } from '../progress.ts';
import type { ExportFormat } from './file-format.ts';
import { storedProducts } from './stored-products.ts';
import { WRITERS } from './writers.ts';

interface ExportOptions {
  db: Kysely<Database>;
  file: string;
  format: ExportFormat;
  /** URL of the store without a trailing slash. */
  siteUrl: string;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** Writes all products to a file, which appears completely or not at all. Returns their number. */
export async function runExport(options: ExportOptions): Promise<number> {
  const { file, signal } = options;
  const temporary = temporaryFor(file);
  const counted = { products: 0 };
  try {
    await removeLeftoversOf(file);
    await pipeline(Readable.from(texts(options, counted)), createWriteStream(temporary), { signal });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    const code = errorCode(error);
    if (error instanceof Error && error.name === 'AbortError')
      throw new ConfigurationError(`The export was stopped. ${file} is unchanged.`, { cause: error });
    if (code === undefined || !/^E[A-Z]+$/.test(code)) throw error;
    throw new ConfigurationError(`${file} cannot be written (${code}).`, { cause: error });
  }
  return counted.products;
}

async function* texts({ db, format, siteUrl, onProgress }: ExportOptions, counted: { products: number }) {
  const writer = WRITERS[format];
  const total = await countProducts(db);
  yield writer.head;
  for await (const batch of storedProducts(db)) {
    const text = batch.map((product) => writer.write(product, siteUrl)).join(writer.between);
    yield counted.products === 0 ? text : writer.between + text;
    counted.products += batch.length;
    onProgress({ task: 'Export', done: counted.products, total: Math.max(total, counted.products) });
  }
  yield writer.foot;
}
