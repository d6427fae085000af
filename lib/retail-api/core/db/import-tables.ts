import type { IMPORT_ENCODINGS, ImportChange, ImportState } from '#lib/contract/import-vocabulary.ts';

/** Imports of products through the back office. Their files are in `DATA_DIR/imports` while they are open. */
export interface ImportTables {
  catalogue_imports: {
    id: string;
    state: ImportState;
    file_name: string;
    /** In bytes, and how much of it has arrived. */
    file_bytes: number;
    file_received: number;
    /** The zip file with photos; empty and 0 where there is none. */
    photos_name: string;
    photos_bytes: number;
    photos_received: number;
    /** By the file's contents; empty where its columns have to be named. */
    format: string;
    /** Columns with values of the first rows, as JSON. */
    columns: string;
    /** The `fields` of a mapping file, as JSON. */
    mapping: string;
    encoding: (typeof IMPORT_ENCODINGS)[number];
    /** 1 where the stock of existing SKUs is set. */
    set_stock: number;
    total_rows: number;
    rows_done: number;
    added: number;
    changed: number;
    unchanged: number;
    refused: number;
    /** How far the dry run would move a price at most, in hundredths of a per cent, and since when steps of it count together. */
    largest_jump: number;
    prices_since: number;
    /** 1 where a second person approved it. */
    agreed: number;
    /** Texts for whoever imports, as JSON. */
    notices: string;
    problem: string;
    /** The process that runs it; empty while it waits for one. */
    worker: string;
    /** When that process last said that it is alive. */
    beat_at: number;
    /** 1 once it is asked to stop. */
    stopping: number;
    begun_by: string;
    begun_at: number;
    changed_at: number;
  };
  /** What an import did with products, or would do after a dry run; `number` counts from 1. */
  catalogue_import_rows: {
    import_id: string;
    number: number;
    line: number;
    product: string;
    title: string;
    change: ImportChange;
    reason: string;
  };
}
