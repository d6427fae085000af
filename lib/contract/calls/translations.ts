import { z } from 'zod';
import { MAX_ROWS } from '../batch-vocabulary.ts';
import { defineCall } from '../define-call.ts';
import { epochMilliseconds, singleLineText } from '../fields.ts';
import { recordRow, recordVersion, rowsFields, savedRecords } from '../operator-rows.ts';
import { languageCode } from '../product-media.ts';
import { TRANSLATION_FORMS, TRANSLATION_KINDS, TRANSLATION_STATES } from '../translation-vocabulary.ts';

const kind = z.enum(TRANSLATION_KINDS);
/** The code of a product, the path of a category, the slug of a page, and so on. */
const id = singleLineText(200).min(1);
const staff = ['manager', 'merchandiser'] as const;

const recordFields = {
  Id: z.string(),
  /** What the operator knows it by, in English. */
  Name: z.string(),
  /** 0 where nothing was translated yet. */
  Version: recordVersion,
  /** Texts that shoppers read in English. */
  Missing: z.number().int(),
  /** Translated texts whose English has changed since. */
  Outdated: z.number().int(),
  SavedBy: z.string(),
  /** Null where nothing was translated yet. */
  SavedAt: epochMilliseconds.nullable(),
};

export const translationList = defineCall({
  name: 'TranslationList',
  method: 'POST',
  request: z.object({
    Kind: kind,
    Language: languageCode,
    /** Words of its English name or its id; empty for all. */
    Search: singleLineText(100).trim().default(''),
    /** Only what has a missing or an outdated text. */
    Unfinished: z.boolean().default(false),
    /** `Next` of the page before; empty for the first page. */
    After: singleLineText(200).default(''),
    PageSize: z.number().int().min(1).max(200).default(50),
  }),
  data: z.object({
    /** In the order of their ids; with Unfinished a page may have fewer, or none, and still be followed by another. */
    Records: z.array(z.object(recordFields)),
    /** To be sent as `After` for the next page; empty on the last. */
    Next: z.string(),
  }),
  repeatable: true,
  operator: staff,
  deadlineMs: 20_000,
  summary: 'What can be translated, with how much of it is, a page at a time. Fails with InvalidRequest for English.',
});

export const translationRecord = defineCall({
  name: 'TranslationRecord',
  method: 'POST',
  request: z.object({ Kind: kind, Language: languageCode, Id: id }),
  data: z.object({
    ...recordFields,
    Fields: z.array(
      z.object({
        /** The name of the field, for SaveTranslations. */
        Field: z.string(),
        English: z.string(),
        /** The operator's text; empty where there is none. */
        Text: z.string(),
        /** Names the English that Text translates, which may have changed since; empty where there is no Text. */
        Of: z.string(),
        /** What shoppers read where there is no text; empty where it is the English. */
        Default: z.string(),
        State: z.enum(TRANSLATION_STATES),
        Form: z.enum(TRANSLATION_FORMS),
        /** In characters. */
        MaximumLength: z.number().int(),
      }),
    ),
  }),
  repeatable: true,
  operator: staff,
  summary: 'The texts of one thing in English and in another language. Fails with NotFound for an unknown id.',
});

export const saveTranslations = defineCall({
  name: 'SaveTranslations',
  method: 'POST',
  request: z.object({
    Kind: kind,
    Language: languageCode,
    Rows: z.array(recordRow(id)).min(1).max(MAX_ROWS),
    ...rowsFields,
  }),
  maximumBytes: 4 * 1024 * 1024,
  data: savedRecords,
  repeatable: true,
  operator: staff,
  deadlineMs: 60_000,
  summary:
    'Saves texts in another language by the fields of TranslationRecord; null or an empty text takes one back, and shoppers read the default again. A text is of the English as it is now; { Text, Of } with an Of of TranslationRecord brings one back with the English that it was of. HTML is sanitised. All rows or none: fails with InvalidRequest, whose Data.Refused names row, field and reason; with Conflict, whose Data.Refused names the rows with another version.',
});
