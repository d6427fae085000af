import { z } from 'zod';
import { MAX_ROWS } from '../batch-vocabulary.ts';
import { brandSlug } from '../brand-slug.ts';
import { defineCall } from '../define-call.ts';
import { singleLineText, storePath, visibleText } from '../fields.ts';
import { listedRecord, recordRow, recordVersion, rowsFields, savedRecords } from '../operator-rows.ts';

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
  summary: `Creates, changes, moves, hides and removes categories. Fields: StoreCategoryName, Intro, Rule, Sort (the order that the list begins with), Hidden. ${REFUSALS}`,
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

export const renameBrand = defineCall({
  name: 'RenameBrand',
  method: 'POST',
  request: z.object({
    /** The slug. */
    Id: brandSlug,
    /** The version of the brand that the caller read. */
    ExpectedVersion: recordVersion,
    Name: visibleText(200).min(1, 'must not be empty'),
    /** Whether titles of its products that begin with the name before begin with the new one; their addresses follow. */
    Titles: z.boolean().default(false),
    /** Whether a search for the name before finds what the new one finds. */
    FindByOldName: z.boolean().default(false),
    ...rowsFields,
  }),
  data: z.object({
    /** The slug afterwards. */
    Id: z.string(),
    Version: recordVersion,
    /** Products of the brand, hidden ones too, and how many of them get another title. */
    Products: z.number().int(),
    Titles: z.number().int(),
    /** What named the brand and follows. */
    Categories: z.number().int(),
    Offers: z.number().int(),
    Coupons: z.number().int(),
    SearchWords: z.number().int(),
    /** Offers and coupons with the name before in their texts, which stay as they are: to be read by somebody. */
    ToRead: z.array(z.object({ Kind: z.enum(['offer', 'coupon']), Id: z.string(), Text: z.string() })).default([]),
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  deadlineMs: 60_000,
  summary:
    'Renames a brand in its products and in everything that names it, all or nothing; its address before leads to the new one, and texts that name it are listed. Fails with NotFound, with Conflict for another version, and with InvalidRequest for a name that cannot be taken.',
});

/** An old address, as browsers ask for it in small letters. */
const oldPath = z
  .string()
  .max(200)
  .regex(
    /^[a-z0-9_-]+(?:\/[a-z0-9_-]+){0,3}$/,
    'must be one to four parts of small letters, digits, hyphens and underscores',
  );

export const redirectRecords = defineCall({
  name: 'RedirectRecords',
  method: 'POST',
  request: z.object({
    /** With what their addresses begin; empty for all. */
    Search: singleLineText(200).trim().default(''),
    /** `Next` of the page before; empty for the first page. */
    After: singleLineText(200).default(''),
    PageSize: z.number().int().min(1).max(500).default(100),
  }),
  data: z.object({
    /** `Id` is the old address without the leading slash. */
    Redirects: z.array(z.object({ Id: z.string(), Version: listedRecord.Version, Fields: listedRecord.Fields })),
    /** To be sent as `After` for the next page; empty on the last. */
    Next: z.string(),
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  summary: 'Old addresses and where they lead, by the operator and by changes of products and categories.',
});

export const saveRedirects = defineCall({
  name: 'SaveRedirects',
  method: 'POST',
  request: z.object({ Rows: z.array(recordRow(oldPath)).min(1).max(MAX_ROWS), ...rowsFields }),
  data: savedRecords,
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  deadlineMs: 30_000,
  summary: `Creates, changes and removes redirects of old addresses, e.g. those of an earlier shop. Fields: Url. ${REFUSALS}`,
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
