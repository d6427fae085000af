import { setTimeout as sleep } from 'node:timers/promises';
import { dayInIndia } from '#lib/shared/india-time.ts';
import type { CatalogueProduct, CategoryRule } from '../catalogue-product.ts';
import { complete } from './complete-product.ts';
import type { Draft } from './draft.ts';
import type { ImportOptions, ImportSummary } from './import-options.ts';
import { inParallel } from './in-parallel.ts';
import { photoWarnings } from './photo-warnings.ts';
import type { Fault } from './product-fault.ts';
import { saveTexts } from './save-texts.ts';
import { takeFiles } from './take-media-files.ts';
import { titleWarnings } from './title-warnings.ts';
import { uncategorisedCodes } from './uncategorised-codes.ts';
import type { UniqueNames } from './unique-names.ts';
import { planBatch, writeBatch } from './write-batch.ts';

/** Products per transaction: few enough that an order hardly waits for it. */
const BATCH = 100;
/** Number of photos that are fetched concurrently. */
const PHOTOS_AT_ONCE = 6;
/** Titles whose warnings the summary holds; the others are counted alone. */
const TEXTS_SHOWN = 20;
/**
 * After each transaction the importer pauses for others to use the embedded database: this long plus half the time
 * the transaction took. SQLite retries a lock at most every 100 ms, and would keep missing a shorter pause.
 */
const PAUSE_MS = 5;
const PAUSE_SHARE = 0.5;

/** A draft with the position of its product in the file. */
interface Placed {
  draft: Draft;
  place: number;
}

interface Ready extends Placed {
  product: CatalogueProduct;
  /** Codes of products to remove, because this one takes their SKUs or URL. */
  replaces: readonly string[];
}

/** Validates drafts and writes the valid ones batch by batch. */
export class BatchWriter {
  readonly #options: ImportOptions;
  readonly #rules: readonly CategoryRule[];
  readonly names: UniqueNames;
  readonly summary: ImportSummary = {
    rows: 0,
    rowsRead: 0,
    accepted: 0,
    written: 0,
    translated: 0,
    removed: 0,
    retained: null,
    unlisted: [],
    texts: { count: 0, shown: [] },
    salesToCome: 0,
    nextPriceChange: null,
    interrupted: false,
    linesAbove: 0,
    ignored: [],
  };
  #batch: Placed[] = [];
  #place = 0;
  #firstFree = 0;
  /** Positions of drafts that need a SKU or URL of another product in the store, by their `nameOf`. */
  readonly #waiting = new Map<string, number>();
  #isAgain = false;
  /** Stock of SKUs that products have given up, by SKU. */
  readonly #moving = new Map<string, ReadonlyMap<string, number>>();

  constructor(options: ImportOptions, names: UniqueNames, rules: readonly CategoryRule[]) {
    this.#options = options;
    this.names = names;
    this.#rules = rules;
  }

  /** New products are placed after existing ones, unless the file replaces those. */
  async start(): Promise<void> {
    const query = this.#options.db.selectFrom('products').select(({ fn }) => fn.max('position').as('last'));
    this.#firstFree = Number((await query.executeTakeFirst())?.last ?? -1) + 1;
  }

  async add(draft: Draft): Promise<void> {
    const { ProductCode } = draft.fields;
    if (typeof ProductCode === 'string') {
      if (this.names.codes.has(ProductCode)) {
        draft.faults.push({ text: `another product in the file has the code ${ProductCode}` });
      }
      this.names.codes.add(ProductCode);
    }
    await this.#add(draft, this.#place++);
  }

  /** Whether drafts wait for SKUs or URLs that others of the file may have given up; from now on they no longer wait. */
  startAgain(): boolean {
    this.#isAgain = true;
    return this.#waiting.size > 0;
  }

  /** Adds a draft that has waited; the others were handled in the first pass. */
  async addAgain(draft: Draft): Promise<void> {
    const name = nameOf(draft);
    const place = this.#waiting.get(name);
    if (place === undefined) return;
    this.#waiting.delete(name);
    await this.#add(draft, place);
  }

  async #add(draft: Draft, place: number): Promise<void> {
    const { BrandName } = draft.fields;
    if (draft.photos.length === 0) draft.photos = await this.#photosByName(draft);
    if (typeof BrandName === 'string') draft.fields.BrandName = this.names.brand(BrandName.trim());
    this.#batch.push({ draft, place });
    if (this.#batch.length >= BATCH) await this.flush();
  }

  /** The photos that are named after the code or a SKU of a product. */
  async #photosByName({ fields: { ProductCode, Skus } }: Draft): Promise<string[]> {
    const skus = Array.isArray(Skus) ? Skus.map(({ SKU }) => SKU) : [];
    const names = [ProductCode, ...skus].filter((name) => typeof name === 'string');
    return (await this.#options.files?.photosOf([...new Set(names)])) ?? [];
  }

  async flush(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    if (batch.length === 0) return;
    const { db, photos, videos, dryRun, replace, setStock, by, now } = this.#options;
    const today = dayInIndia(now());
    const existing = await this.names.existing(batch.map(({ draft }) => String(draft.fields.ProductCode)));
    const ready = await this.#check(batch, (code) => existing.get(code)?.product);
    const prepared = await inParallel(ready, PHOTOS_AT_ONCE, async (one) => {
      const before = existing.get(one.product.ProductCode)?.product;
      const taken = await takeFiles(one.draft, one.product, { photos, videos, existing: before, today });
      return { ...one, ...taken };
    });
    for (const { draft, faults } of prepared) if (faults.length > 0) this.#refuse(draft, faults);
    const sound = prepared.filter(({ faults }) => faults.length === 0);
    const placed = sound.map(({ product, place }) => {
      this.names.sound.add(product.ProductCode);
      const before = existing.get(product.ProductCode)?.position;
      return { product, position: replace ? place : (before ?? this.#firstFree++) };
    });
    this.summary.accepted += placed.length;
    const products = placed.map(({ product }) => product);
    this.summary.unlisted.push(...uncategorisedCodes(this.#rules, products));
    for (const { draft } of sound) this.#countSale(draft);
    for (const { draft, product } of sound) this.#collectTexts(product, draft);
    if (placed.length === 0) return;
    const tell = async (changed: readonly string[]) => {
      const codes = new Set(changed);
      const changeOf = (code: string) => (codes.has(code) ? (existing.has(code) ? 'changed' : 'added') : 'unchanged');
      await this.#options.onProducts?.(
        sound.map(({ draft, product: { ProductCode: code, ProductTitle: title } }) => {
          return { code, line: draft.rows[0].line, title, change: changeOf(code) };
        }),
      );
    };
    if (dryRun) {
      await this.#options.onChecked?.(products);
      if (this.#options.onProducts) await tell((await planBatch(db, placed, setStock)).rows.map(({ code }) => code));
      return;
    }
    const replacedCodes = [...new Set(sound.flatMap(({ replaces }) => replaces))];
    const start = performance.now();
    const result = await writeBatch(db, placed, { replacedCodes, setStock, moving: this.#moving, by, now: now() });
    this.summary.translated += await saveTexts(
      db,
      sound.map(({ draft, product }) => ({ code: product.ProductCode, texts: draft.texts ?? new Map() })),
      now(),
    );
    await tell(result.writtenCodes);
    this.summary.written += result.writtenCodes.length;
    this.summary.removed += replacedCodes.length;
    for (const [sku, pieces] of result.removedStock) this.#moving.set(sku, pieces);
    await sleep(PAUSE_MS + PAUSE_SHARE * (performance.now() - start));
  }

  /** The drafts of a batch that are valid according to the file and the store. */
  async #check(batch: readonly Placed[], existing: (code: string) => CatalogueProduct | undefined): Promise<Ready[]> {
    const { defaults, now } = this.#options;
    const completed = batch.map((one) => {
      const before = existing(String(one.draft.fields.ProductCode));
      return { ...one, ...complete(one.draft, { defaults, existing: before, today: dayInIndia(now()) }) };
    });
    const conflicts = await this.names.conflicts(completed.flatMap(({ product }) => product ?? []));
    return completed.flatMap(({ draft, place, product, faults }) => {
      if (!product) {
        this.#refuse(draft, faults);
        return [];
      }
      const claimed = conflicts.get(product.ProductCode) ?? [];
      if (claimed.length > 0 && !this.#isAgain) {
        this.#waiting.set(nameOf(draft), place);
        return [];
      }
      // Products that the file replaces give up their names, unless the file names them too and they keep what is theirs.
      const retained = claimed.filter(({ owner }) => !this.#options.replace || this.names.codes.has(owner));
      const mistakes = retained.length > 0 ? retained.map(({ mistake }) => mistake) : this.names.claim(product);
      if (mistakes.length > 0)
        this.#refuse(
          draft,
          mistakes.map(({ skuAt = -1, text }) => ({ row: draft.skuRows[skuAt], text })),
        );
      return mistakes.length > 0 ? [] : { draft, place, product, replaces: claimed.map(({ owner }) => owner) };
    });
  }

  #countSale({ sale }: Draft): void {
    if (!sale || sale.changesAt === null) return;
    if (!sale.isOn) this.summary.salesToCome++;
    this.summary.nextPriceChange = Math.min(this.summary.nextPriceChange ?? sale.changesAt, sale.changesAt);
  }

  #collectTexts(product: CatalogueProduct, draft: Draft): void {
    const warnings = [...titleWarnings(product), ...photoWarnings(product, draft)];
    const { texts } = this.summary;
    if (warnings.length === 0) return;
    texts.count++;
    if (texts.count <= TEXTS_SHOWN) texts.shown.push(`${product.ProductCode}: ${warnings.join('; ')}`);
  }

  #refuse({ rows, id }: Draft, faults: readonly Fault[]): void {
    this.#options.refusals.add({ rows, id, faults });
  }
}

/** A name that is unique among the drafts of a file. */
function nameOf({ rows: [{ line }], fields }: Draft): string {
  return `${line} ${fields.ProductCode}`;
}
