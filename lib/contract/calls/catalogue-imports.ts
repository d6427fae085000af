import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { operatorField } from '../desk-fields.ts';
import { epochMilliseconds, idempotencyKey, MAX_INTEGER, opaqueId, singleLineText, visibleText } from '../fields.ts';
import {
  IMPORT_CHANGES,
  IMPORT_ENCODINGS,
  IMPORT_FILES,
  IMPORT_MAXIMUM_BYTES,
  IMPORT_PART_BYTES,
  IMPORT_STATES,
} from '../import-vocabulary.ts';

const OPERATORS = ['manager', 'merchandiser'] as const;
const count = z.number().int().min(0).max(MAX_INTEGER);
const fileName = visibleText(200).min(1);

const mappedText = singleLineText(500);

/** Our fields by name, each with their columns or a constant: the `fields` of a mapping file. */
const mapping = z.record(
  singleLineText(60),
  z.union([
    mappedText,
    z.strictObject({
      columns: z.union([mappedText, z.array(mappedText).max(20)]).optional(),
      values: z.record(mappedText, mappedText).optional(),
      default: mappedText.optional(),
      constant: mappedText.optional(),
      prefix: mappedText.optional(),
    }),
  ]),
);

const importReference = { ImportId: opaqueId, Operator: operatorField };

/** A file of an import: how long it is, and how much of it has arrived, in bytes. */
const receivedFile = z.object({ Name: z.string(), Bytes: count, Received: count });

const catalogueImport = z.object({
  ImportId: opaqueId,
  State: z.enum(IMPORT_STATES),
  Catalogue: receivedFile,
  /** Null where no zip file with photos belongs to it. */
  Photos: receivedFile.nullable(),
  /** The format by the file's contents; empty before the file has arrived, and where its columns have to be named. */
  Format: z.string(),
  /** The columns of a table with values of its first rows; empty for other files. */
  Columns: z.array(z.object({ Name: z.string(), Examples: z.array(z.string()) })),
  Mapping: mapping,
  Encoding: z.enum(IMPORT_ENCODINGS),
  SetStock: z.boolean(),
  /** Rows of the file, and those that were looked at; 0 before it is checked. */
  Rows: count,
  RowsDone: count,
  /** Products; in a dry run, what would become of them. */
  Added: count,
  Changed: count,
  Unchanged: count,
  Refused: count,
  /** What to look at although the products are sound. */
  Notices: z.array(z.string()),
  /** Why it did not go on; empty where nothing is wrong. */
  Problem: z.string(),
  /** Whether it was asked to stop and has not yet. */
  Stopping: z.boolean(),
  BegunBy: z.string(),
  BegunAt: epochMilliseconds,
  ChangedAt: epochMilliseconds,
});

export const catalogueImports = defineCall({
  name: 'CatalogueImports',
  method: 'POST',
  request: z.object({}),
  data: z.object({
    /** The latest 20, the latest first. */
    Imports: z.array(catalogueImport),
    /** Our fields that a mapping can fill. */
    Fields: z.array(z.string()),
  }),
  repeatable: true,
  operator: OPERATORS,
  summary: 'The latest imports of products through the back office, with the progress of a running one.',
});

export const beginCatalogueImport = defineCall({
  name: 'BeginCatalogueImport',
  method: 'POST',
  request: z.object({
    FileName: fileName,
    FileBytes: z.number().int().min(1).max(IMPORT_MAXIMUM_BYTES.catalogue),
    /** A zip file with the photos that the products name. */
    Photos: z
      .object({ FileName: fileName, FileBytes: z.number().int().min(1).max(IMPORT_MAXIMUM_BYTES.photos) })
      .nullable()
      .default(null),
    Operator: operatorField,
    IdempotencyKey: idempotencyKey,
  }),
  data: z.object({ ImportId: opaqueId }),
  repeatable: true,
  operator: OPERATORS,
  summary:
    'Begins an import of products, whose files follow in parts. Fails with Conflict while another import is open; Data.State is how far it is.',
});

export const uploadCatalogueImportPart = defineCall({
  name: 'UploadCatalogueImportPart',
  method: 'POST',
  // The parts of a multipart form are text.
  request: z.object({
    ImportId: opaqueId,
    File: z.enum(IMPORT_FILES),
    /** Where the part begins in its file, in bytes: as much as has arrived. */
    Offset: z.coerce.number().int().min(0).max(MAX_INTEGER),
  }),
  multipart: { field: 'file', extensions: ['part'], maximumBytes: IMPORT_PART_BYTES, maximumParts: 4 },
  data: z.object({ Received: count }),
  repeatable: true,
  operator: OPERATORS,
  deadlineMs: 60_000,
  summary:
    'Sends the next part of a file of an import; the last one makes it `received`. A part that has arrived before changes nothing. Fails with InvalidRequest for another offset, NotFound, Conflict.',
});

export const checkCatalogueImport = defineCall({
  name: 'CheckCatalogueImport',
  method: 'POST',
  request: z.object({
    ...importReference,
    Mapping: mapping.default({}),
    Encoding: z.enum(IMPORT_ENCODINGS).default('utf-8'),
    /** Sets the stock of SKUs that exist already; without it, only new ones get the stock of the file. */
    SetStock: z.boolean().default(false),
  }),
  data: z.object({ State: z.enum(IMPORT_STATES) }),
  repeatable: true,
  operator: OPERATORS,
  summary:
    'Begins a dry run of an import with these columns. Fails with InvalidRequest for a mapping that cannot be used, NotFound, Conflict.',
});

export const runCatalogueImport = defineCall({
  name: 'RunCatalogueImport',
  method: 'POST',
  request: z.object(importReference),
  data: z.object({ State: z.enum(IMPORT_STATES) }),
  repeatable: true,
  operator: OPERATORS,
  summary:
    'Imports what was checked, or continues what was interrupted; each product is taken whole or not at all. Fails with NotFound, Conflict.',
});

export const cancelCatalogueImport = defineCall({
  name: 'CancelCatalogueImport',
  method: 'POST',
  request: z.object(importReference),
  data: z.object({ State: z.enum(IMPORT_STATES) }),
  repeatable: true,
  operator: OPERATORS,
  summary:
    'Gives an import up and deletes its files; a running one stops after the products in hand, and what it has written stays. Fails with NotFound, Conflict.',
});

export const catalogueImportReport = defineCall({
  name: 'CatalogueImportReport',
  method: 'POST',
  request: z.object({
    ImportId: opaqueId,
    /** `Number` of the last row of the page before; 0 for the first page. As text it comes from an address. */
    After: z.coerce.number().int().min(0).max(MAX_INTEGER).default(0),
    /** Only rows of this kind. */
    Change: z.enum(IMPORT_CHANGES).optional(),
    PageSize: z.coerce.number().int().min(1).max(1000).default(1000),
  }),
  data: z.object({
    Rows: z.array(
      z.object({
        Number: count,
        /** The line of the file. */
        Line: count,
        /** The code of the product; of a refused one, its id in the file. */
        Product: z.string(),
        Title: z.string(),
        Change: z.enum(IMPORT_CHANGES),
        Reason: z.string(),
      }),
    ),
    More: z.boolean(),
  }),
  repeatable: true,
  operator: OPERATORS,
  summary:
    'What an import did with each product that was added, changed or refused, and why; after a dry run, what it would do. Fails with NotFound.',
});
