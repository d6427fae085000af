import type { Transaction } from 'kysely';
import { calls, type DataOf, type TranslationKind } from '#lib/contract/index.ts';
import { BASE_LANGUAGE, LANGUAGES, type LanguageCode } from '#lib/messages/languages.ts';
import { recordTranslatedPromotions } from '../cart/promotions/lock-promotions.ts';
import { announceTranslatedProducts } from '../catalogue/announce-products.ts';
import { incrementCatalogueVersion } from '../catalogue/increment-catalogue-version.ts';
import { cleanPage } from '../content/clean-page.ts';
import { lockPages } from '../content/page-repository.ts';
import { authorOf } from '../core/caller.ts';
import type { Database } from '../core/db/schema.ts';
import { lockKeys } from '../core/limits/lock-keys.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { saveRecords } from '../core/records/save-records.ts';
import { invalidField } from '../core/refusals.ts';
import { presentSource } from '../translations/present-source.ts';
import { readSources } from '../translations/read-sources.ts';
import {
  type CleanHtml,
  planTranslations,
  readTranslations,
  writeTranslations,
} from '../translations/translation-records.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** How many things one call looks through for unfinished ones. */
const MAX_READ = 2000;

type ListData = DataOf<typeof calls.translationList>;

/** The language of a request; undefined where nothing of the kind can be written in it. */
function translatedInto(kind: TranslationKind, code: string): LanguageCode | undefined {
  // Messages are the store's own words in English, too.
  const able = LANGUAGES.filter((language) => kind === 'message' || language.code !== BASE_LANGUAGE);
  return able.find((language) => language.code === code)?.code;
}

function noSuchLanguage(kind: TranslationKind): Outcome<never> {
  const able = LANGUAGES.flatMap(({ code }) => translatedInto(kind, code) ?? []);
  return invalidField('Language', `must be ${able.join(' or ')}`);
}

/** What can be translated, and how much of it is. */
const translationList = handlerFor(calls.translationList, async (request, { db }) => {
  const { Kind: kind, Search: search, PageSize: size, Unfinished } = request;
  const language = translatedInto(kind, request.Language);
  if (language === undefined) return noSuchLanguage(kind);
  const found: ListData['Records'] = [];
  let [after, read, isLast] = [request.After, 0, false];
  while (found.length < size && read < MAX_READ && !isLast) {
    const limit = Unfinished ? Math.max(size, 200) : size;
    const sources = await readSources(db, kind, { after, limit, search });
    const ids = sources.map(({ id }) => id);
    const translationOf = await readTranslations(db, { kind, language }, ids);
    for (const source of sources) {
      if (found.length === size) break;
      after = source.id;
      read++;
      const { Fields: _texts, ...record } = presentSource(source, translationOf(source.id), language);
      if (!Unfinished || record.Missing + record.Outdated > 0) found.push(record);
    }
    isLast = sources.length < limit && after === (ids.at(-1) ?? after);
  }
  return succeed({ Records: found, Next: isLast ? '' : after });
});

/** The texts of one thing in English and in another language. */
const translationRecord = handlerFor(calls.translationRecord, async ({ Kind: kind, Language, Id }, { db }) => {
  const language = translatedInto(kind, Language);
  if (language === undefined) return noSuchLanguage(kind);
  const [source] = await readSources(db, kind, { ids: [Id] });
  if (!source) return fail('NotFound', `There is no ${kind} ${Id}.`);
  const translationOf = await readTranslations(db, { kind, language }, [Id]);
  return succeed(presentSource(source, translationOf(Id), language));
});

/** HTML of pages is cleaned as in English. */
const cleanTranslated: CleanHtml = (slug, html) => {
  const clean = cleanPage({ slug, group: '', content: html, story: null });
  return clean.ok ? { html: clean.content } : { problem: clean.message };
};

/** Saves a batch of texts of one kind in one language. */
const saveTranslations = handlerFor(calls.saveTranslations, async (request, context, caller) => {
  const { Kind: kind } = request;
  const language = translatedInto(kind, request.Language);
  if (language === undefined) return noSuchLanguage(kind);
  const now = context.now();
  const list = { kind, language };
  const batch = { call: calls.saveTranslations, request, caller, now };
  return saveRecords(context.db, batch, {
    lock: (transaction) => lockKeys(transaction, ['translations'], now),
    plan: (transaction, rows) => planTranslations(transaction, list, { rows, clean: cleanTranslated }),
    write: async (transaction, { steps }) => {
      await writeTranslations(transaction, list, { steps, by: authorOf(caller), now });
      const ids = steps.flatMap(({ id, change }) => (change === 'unchanged' ? [] : [id]));
      await announceTranslations(transaction, kind, { ids, now });
    },
  });
});

/** Makes every process show the texts, and the storefronts drop the pages that have them. */
async function announceTranslations(
  transaction: Transaction<Database>,
  kind: TranslationKind,
  { ids, now }: { ids: readonly string[]; now: number },
): Promise<void> {
  switch (kind) {
    case 'product':
      return announceTranslatedProducts(transaction, ids, now);
    case 'offer':
    case 'coupon':
      return recordTranslatedPromotions(transaction);
    case 'page':
      return lockPages(transaction);
    case 'message':
      // No page has one; whoever writes messages looks for them.
      return;
    default:
      await incrementCatalogueVersion(transaction, now);
  }
}

/** Handlers of the calls with which staff translate what they wrote. */
export const translationCalls: readonly CallHandler[] = [translationList, translationRecord, saveTranslations];
