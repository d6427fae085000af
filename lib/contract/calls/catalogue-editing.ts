import { z } from 'zod';
import { brandSlug } from '../brand-slug.ts';
import { defineCall } from '../define-call.ts';
import { singleLineText, storePath } from '../fields.ts';
import { listedRecord, MAX_ROWS, recordRow, rowsFields, savedRecords } from '../operator-rows.ts';

const BODY_BYTES = 2 * 1024 * 1024;
const REFUSALS =
  'All rows or none: fails with InvalidRequest, whose Data.Refused names row, field and reason; with Conflict, whose Data.Refused names the rows with another version.';

export const categoryRecords = defineCall({
  name: 'CategoryRecords',
  method: 'GET',
  request: z.object({}),
  data: z.array(
    z.object({
      /** `Id` is the path, e.g. `watches/men`; `Position` counts within the category above. */
      ...listedRecord,
      /** Products that shoppers see there; 0 while it is hidden. */
      ProductCount: z.number().int(),
    }),
  ),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  summary: 'All categories with their rules, hidden ones too, parents before their children.',
});

export const saveCategories = defineCall({
  name: 'SaveCategories',
  method: 'POST',
  request: z.object({
    Rows: z
      .array(
        recordRow(storePath).extend({
          /** Another path; those below it follow, and the old addresses lead to the new ones. */
          NewPath: storePath.optional(),
        }),
      )
      .min(1)
      .max(MAX_ROWS),
    ...rowsFields,
  }),
  maximumBytes: BODY_BYTES,
  data: savedRecords,
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  deadlineMs: 30_000,
  summary: `Creates, changes, moves, hides and removes categories. Fields: StoreCategoryName, Intro, Rule, Hidden. ${REFUSALS}`,
});

export const brandRecords = defineCall({
  name: 'BrandRecords',
  method: 'GET',
  request: z.object({}),
  /** `Id` is the slug. */
  data: z.array(z.object(listedRecord)),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  summary: 'All brands as stored, for editing.',
});

export const saveBrands = defineCall({
  name: 'SaveBrands',
  method: 'POST',
  request: z.object({ Rows: z.array(recordRow(brandSlug)).min(1).max(MAX_ROWS), ...rowsFields }),
  maximumBytes: BODY_BYTES,
  data: savedRecords,
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  deadlineMs: 30_000,
  summary: `Creates, changes, moves and removes brands. Fields: Name, Story, Country, HeroImage. ${REFUSALS}`,
});

export const searchWordRecords = defineCall({
  name: 'SearchWordRecords',
  method: 'GET',
  request: z.object({}),
  /** `Id` is the phrase, as a search reads it. */
  data: z.array(z.object(listedRecord)),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  summary: 'The phrases of shoppers that the operator gives another meaning or a page.',
});

export const saveSearchWords = defineCall({
  name: 'SaveSearchWords',
  method: 'POST',
  request: z.object({
    Rows: z
      .array(recordRow(singleLineText(100).min(1)))
      .min(1)
      .max(MAX_ROWS),
    ...rowsFields,
  }),
  data: savedRecords,
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  deadlineMs: 30_000,
  summary: `Creates, changes and removes synonyms and redirects of the search. Fields: Means, the words searched in place of the phrase, or Url, where a search for exactly the phrase leads. ${REFUSALS}`,
});

export const storeRecords = defineCall({
  name: 'StoreRecords',
  method: 'GET',
  request: z.object({}),
  /** `Id` is the code. */
  data: z.array(z.object(listedRecord)),
  repeatable: true,
  operator: ['manager', 'merchandiser', 'support'],
  summary: 'All physical stores as stored, for editing.',
});

export const saveStores = defineCall({
  name: 'SaveStores',
  method: 'POST',
  request: z.object({
    Rows: z
      .array(recordRow(z.string().regex(/^[A-Z0-9-]{1,40}$/, 'must be capital letters, digits and hyphens')))
      .min(1)
      .max(MAX_ROWS),
    ...rowsFields,
  }),
  maximumBytes: BODY_BYTES,
  data: savedRecords,
  repeatable: true,
  operator: ['manager'],
  deadlineMs: 30_000,
  summary: `Creates, changes, moves and removes physical stores. Fields: those of stores.json. ${REFUSALS}`,
});
