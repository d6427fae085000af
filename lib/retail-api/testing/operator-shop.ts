import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { detectFormat } from '../catalogue/exchange/file-format.ts';
import type { ImportOptions } from '../catalogue/exchange/import-options.ts';
import { runImport } from '../catalogue/exchange/import-run.ts';
import { RefusalReport } from '../catalogue/exchange/refusals.ts';
import { folderFiles } from '../catalogue/images/named-files.ts';
import { PhotoIntake } from '../catalogue/images/photo-intake.ts';
import { CATALOGUE_DIRECTORY, photoNames } from '../catalogue/images/photo-sources.ts';
import { VideoIntake } from '../catalogue/images/video-intake.ts';
import { importCatalogue } from '../catalogue/import-catalogue.ts';
import { readSource } from '../catalogue/read-source.ts';
import type { Engine } from '../core/db/engine.ts';
import { openTestDatabase } from './test-database.ts';

export const OPERATOR_SITE = 'http://localhost:3000';
/** One in this many demo products is in the store: some of each kind, with sizes, with stones and without. */
const ONE_IN = 9;
const COLUMNS = {
  id: '',
  item_group_id: '',
  title: '',
  description: '<p>Sturdy &amp; slim.</p>',
  brand: 'Kiln',
  price: '1,299.50 INR',
  sale_price: '',
  product_type: "Men's Watches",
  gender: 'male',
  color: 'Blue',
  size: '',
  quantity: '4',
  availability: '',
  // The store already has this image, so nothing has to be decoded.
  image_link: '1801AV01-1.webp',
};
type Cells = Partial<typeof COLUMNS>;

const DEFAULTS = {
  all: { CountryOfOrigin: 'India', ManufacturerOrImporter: 'Kiln Works, Bengaluru', NetQuantity: '1 piece' },
  Watches: { HsnCode: '9102', GstPercent: 18 },
  Jewellery: { HsnCode: '7113', GstPercent: 3 },
};

/** A store for a few demo products, which `reset` imports, a folder, and an operator who imports feeds. */
export async function openOperatorStore(engine: Engine) {
  const opened = await openTestDatabase(engine);
  const { db } = opened;
  const folder = await mkdtemp(join(tmpdir(), 'samay-import-'));
  const source = await readSource(CATALOGUE_DIRECTORY);
  source.products = source.products.filter((_, index) => index % ONE_IN === 0);
  const shown: string[] = [];
  return {
    db,
    folder,
    /** Resets the store to its initial products. */
    async reset(): Promise<void> {
      for (const table of ['skus', 'products', 'redirects', 'catalogue_version'] as const) {
        await db.deleteFrom(table).execute();
      }
      await importCatalogue(db, { source, pages: [], photoNames: await photoNames(), hash: source.hash }, 1000);
      await rm(folder, { recursive: true });
      await mkdir(folder);
      shown.length = 0;
    },
    /** Demo products that are in the store. */
    demo: source.products,
    /** The refusals that were displayed. */
    shown,
    /** Imports a feed from its text. */
    async import(content: string, changes: Partial<ImportOptions> = {}) {
      const file = join(folder, 'feed');
      await writeFile(file, content);
      const refusals = new RefusalReport(join(folder, 'refused.tsv'), (line) => shown.push(line));
      await refusals.start();
      const named = changes.files ?? folderFiles(folder);
      const files = {
        dataDir: folder,
        files: named,
        siteUrl: OPERATOR_SITE,
        allowPrivate: false,
        photosAgain: false,
        savesPhotos: changes.dryRun !== true,
      };
      const summary = await runImport({
        db,
        file,
        photos: new PhotoIntake(files),
        videos: new VideoIntake(files),
        files: named,
        refusals,
        format: changes.format ?? (await detectFormat(file)),
        defaults: DEFAULTS,
        dryRun: false,
        replace: false,
        force: false,
        setStock: false,
        now: () => 2000,
        onProgress: () => undefined,
        signal: new AbortController().signal,
        ...changes,
      }).finally(() => refusals.end());
      return summary;
    },
    async product(code: string): Promise<CatalogueProduct | undefined> {
      const row = await db.selectFrom('products').select('document').where('code', '=', code).executeTakeFirst();
      return row && JSON.parse(row.document);
    },
    sku: (sku: string) => db.selectFrom('skus').selectAll().where('sku', '=', sku).executeTakeFirst(),
    version: () => db.selectFrom('catalogue_version').selectAll().executeTakeFirstOrThrow(),
    count: async () => (await db.selectFrom('products').select('code').execute()).length,
    async close() {
      await opened.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type OperatorStore = Awaited<ReturnType<typeof openOperatorStore>>;

/** A Google Merchant feed of watches at 1,299.50 rupees with a stock of four each, unless the rows say otherwise. */
export function googleFeedWith(...rows: Cells[]): string {
  const cells = rows.map((row) => Object.values({ ...COLUMNS, title: `Kiln ${row.id}`, ...row }).join('\t'));
  return [Object.keys(COLUMNS).join('\t'), ...cells].join('\r\n');
}
