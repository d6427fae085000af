import type { Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { forgetFileTexts } from '../../translations/file-texts.ts';

/** The single list of promotions, whichever file it was read from. */
export const PROMOTION_LIST = 'promotions';

/** Makes other imports and changes of promotions wait until this transaction ends; returns what was done before. */
export async function lockPromotions(
  transaction: Transaction<Database>,
): Promise<{ hash: string; operatorSince: number }> {
  await transaction
    .insertInto('promotion_files')
    .values({ name: PROMOTION_LIST, source_hash: '', imported_at: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const locked = await transaction
    .updateTable('promotion_files')
    .set((file) => ({ source_hash: file.ref('source_hash') }))
    .where('name', '=', PROMOTION_LIST)
    .returning(['source_hash', 'operator_since'])
    .executeTakeFirst();
  return { hash: locked?.source_hash ?? '', operatorSince: Number(locked?.operator_since ?? 0) };
}

/** Makes every process see that texts of promotions were translated. */
export async function recordTranslatedPromotions(transaction: Transaction<Database>): Promise<void> {
  await transaction
    .updateTable('promotion_files')
    .set((file) => ({ saves: file('saves', '+', 1) }))
    .where('name', '=', PROMOTION_LIST)
    .execute();
}

/** Makes every process see that the operator saved promotions; from now on the file changes no offers and no coupons. */
export async function recordPromotionSave(transaction: Transaction<Database>, now: number): Promise<void> {
  await recordTranslatedPromotions(transaction);
  for (const kind of ['offer', 'coupon'] as const) await forgetFileTexts(transaction, kind, now);
  await transaction
    .updateTable('promotion_files')
    .set({ operator_since: now })
    .where('name', '=', PROMOTION_LIST)
    .where('operator_since', '=', 0)
    .execute();
}
