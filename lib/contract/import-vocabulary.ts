/**
 * What becomes of an import in the back office. `receiving`: its files are being sent. `received`: its columns are known.
 * `checking` and `importing`: waiting for its turn, or running. `checked`: a dry run has said what it would do.
 * `interrupted`: its process ended; each product is as before or whole, and it can be continued.
 */
export const IMPORT_STATES = [
  'receiving',
  'received',
  'checking',
  'checked',
  'importing',
  'interrupted',
  'done',
  'cancelled',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** The states in which an import keeps others from beginning. */
export const OPEN_IMPORT_STATES = IMPORT_STATES.filter((state) => state !== 'done' && state !== 'cancelled');

/** The files of an import: the products, and a zip file with their photos. */
export const IMPORT_FILES = ['catalogue', 'photos'] as const;
export type ImportFile = (typeof IMPORT_FILES)[number];

/** What an import does with a product; `refused` has a reason. */
export const IMPORT_CHANGES = ['added', 'changed', 'refused'] as const;
export type ImportChange = (typeof IMPORT_CHANGES)[number];

/** How the letters of a catalogue file are written; a spreadsheet in India saves plain CSV as Windows-1252. */
export const IMPORT_ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le'] as const;

const MEGABYTE = 1024 * 1024;

/** The largest part of a file that one request sends. */
export const IMPORT_PART_BYTES = 4 * MEGABYTE;

/** The largest files of an import. */
export const IMPORT_MAXIMUM_BYTES: Readonly<Record<ImportFile, number>> = {
  catalogue: 256 * MEGABYTE,
  photos: 2048 * MEGABYTE - 1,
};
