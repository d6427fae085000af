import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { lockKeys } from '../../core/limits/lock-keys.ts';
import type { RecordRow } from '../../core/records/plan-records.ts';
import { readSources } from '../../translations/read-sources.ts';
import type { TextsByLanguage } from '../../translations/stored-texts.ts';
import { planTranslations, readTranslations, writeTranslations } from '../../translations/translation-records.ts';
import { announceTranslatedProducts } from '../announce-products.ts';

/**
 * Saves the texts in other languages that products of a file state; others stay as they are. A text without an English one is
 * left out, because nothing shows it; one that is stored already stays of the English that it was of, because an export that comes
 * back has not been read again. Returns how many of the products it changed. `now` in epoch milliseconds.
 */
export async function saveTexts(
  db: Kysely<Database>,
  products: readonly { code: string; texts: TextsByLanguage }[],
  now: number,
): Promise<number> {
  const stated = products.filter(({ texts }) => texts.size > 0);
  if (stated.length === 0) return 0;
  return db.transaction().execute(async (transaction) => {
    await lockKeys(transaction, ['translations'], now);
    const ids = stated.map(({ code }) => code);
    const sources = await readSources(transaction, 'product', { ids });
    const known = new Map(sources.map(({ id, fields }) => [id, new Set(fields.map(({ field }) => field))]));
    const changed = new Set<string>();
    for (const language of new Set(stated.flatMap(({ texts }) => [...texts.keys()]))) {
      const list = { kind: 'product', language } as const;
      const translationOf = await readTranslations(transaction, list, ids);
      const rows = stated.flatMap(({ code, texts }): RecordRow[] => {
        const { version, texts: stored } = translationOf(code);
        const own = [...(texts.get(language) ?? [])].filter(
          ([field, text]) => known.get(code)?.has(field) && stored[field]?.Text !== text,
        );
        if (own.length === 0) return [];
        return [
          { id: code, action: 'save', expectedVersion: version, position: undefined, fields: Object.fromEntries(own) },
        ];
      });
      const plan = await planTranslations(transaction, list, { rows, clean: (_id, html) => ({ html }) });
      await writeTranslations(transaction, list, { steps: plan.steps, by: '', now });
      for (const { id, change } of plan.steps) if (change !== 'unchanged') changed.add(id);
    }
    if (changed.size > 0) await announceTranslatedProducts(transaction, [...changed], now);
    return changed.size;
  });
}
