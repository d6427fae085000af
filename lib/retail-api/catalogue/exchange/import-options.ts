import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import type { NamedFiles } from '../images/named-files.ts';
import type { PhotoIntake } from '../images/photo-intake.ts';
import type { VideoIntake } from '../images/video-intake.ts';
import type { Progress } from '../progress.ts';
import type { PriceAuthor } from '../write-skus.ts';
import type { Defaults } from './defaults.ts';
import type { Format } from './file-format.ts';
import type { Mapping } from './mapping.ts';
import type { Refusals } from './refusals.ts';
import type { TextEncoding } from './text-chunks.ts';

/** What an import does with a sound product. */
export interface ImportedProduct {
  code: string;
  /** The line of its first row. */
  line: number;
  title: string;
  change: 'added' | 'changed' | 'unchanged';
}

export interface ImportOptions {
  db: Kysely<Database>;
  file: string;
  format: Format;
  encoding?: TextEncoding | undefined;
  /** The operator's columns for our fields. */
  mapping?: Mapping | undefined;
  photos: Pick<PhotoIntake, 'take'>;
  videos: Pick<VideoIntake, 'take'>;
  /** Where photos named after a product are searched if its rows name none. */
  files?: NamedFiles | undefined;
  defaults: Defaults;
  refusals: Refusals;
  /** Told of the sound products of a batch when they are written; in a dry run, when they would be. */
  onProducts?: ((products: readonly ImportedProduct[]) => Promise<void>) | undefined;
  /** Told of the sound products of a batch in a dry run. */
  onChecked?: ((products: readonly CatalogueProduct[]) => Promise<void>) | undefined;
  /** Nothing is written. */
  dryRun: boolean;
  /** Products that the file does not name are removed. */
  replace: boolean;
  /** Whether to import even if more products of the file are refused than accepted. */
  force: boolean;
  setStock: boolean;
  /** Who imports in the back office; left out at the command line. */
  by?: PriceAuthor | undefined;
  /** Epoch milliseconds. */
  now: () => number;
  onProgress: (progress: Progress) => void;
  /** Ends the import after the products in hand. */
  signal: AbortSignal;
}

export interface ImportSummary {
  /** The number of rows of the file. */
  rows: number;
  /** Those that were looked at: all but where the import was stopped. */
  rowsRead: number;
  /** Products that are sound. */
  accepted: number;
  /** How many of the accepted products were new or changed. */
  written: number;
  /** Products of which texts in other languages were new or changed. */
  translated: number;
  removed: number;
  /** Why nothing was removed although the file was to replace all; null where it was, or was not to. */
  retained: 'nothing valid' | 'mostly refused' | null;
  /** Codes of products that no category holds. */
  unlisted: string[];
  /** Products of which the title or a photo's name reads wrong, and what is wrong with the first of them. */
  texts: { count: number; shown: string[] };
  /** Products whose sale begins later, so that they have their full price. */
  salesToCome: number;
  /** When the dates of a sale change a price next, in epoch milliseconds; null where none do. */
  nextPriceChange: number | null;
  interrupted: boolean;
  /** Lines above the header of a table, which were left out. */
  linesAbove: number;
  /** Columns of our own table that mean nothing. */
  ignored: string[];
}
