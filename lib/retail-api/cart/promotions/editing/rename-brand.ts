import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../core/db/schema.ts';
import { recordPromotionSave } from '../lock-promotions.ts';

/** Offers and coupons that name a brand, with the new name in its place. */
export interface RenamedPromotions {
  offers: { id: string; document: string; version: number }[];
  coupons: { code: string; document: string; version: number }[];
  /** Those whose texts name the brand; their texts stay. */
  toRead: NamedInText[];
}

/** A promotion with the text in which it names a brand. */
interface NamedInText {
  Kind: 'offer' | 'coupon';
  Id: string;
  Text: string;
}

/** Finds the offers and coupons whose scope names a brand, paused ones and past ones too. */
export async function planRenamedPromotions(
  db: Kysely<Database>,
  { from, to }: { from: string; to: string },
): Promise<RenamedPromotions> {
  const offers = await db.selectFrom('offers').select(['id', 'document', 'version']).orderBy('id').execute();
  const coupons = await db.selectFrom('coupons').select(['code', 'document', 'version']).orderBy('code').execute();
  const renamed = <Row extends { document: string; version: number }>(row: Row): Row[] => {
    const document = withBrand(row.document, from, to);
    return document === null ? [] : [{ ...row, document, version: row.version + 1 }];
  };
  const naming = (Kind: NamedInText['Kind'], Id: string, document: string) =>
    textsOf(document)
      .filter((text) => namesBrand(text, from))
      .map((Text) => ({ Kind, Id, Text }));
  return {
    offers: offers.flatMap(renamed),
    coupons: coupons.flatMap(renamed),
    toRead: [
      ...offers.flatMap(({ id, document }) => naming('offer', id, document)),
      ...coupons.flatMap(({ code, document }) => naming('coupon', code, document)),
    ],
  };
}

/** What shoppers read of an offer or a coupon. */
function textsOf(document: string): string[] {
  const { title, terms }: { title?: unknown; terms?: unknown } = JSON.parse(document);
  return [title, terms].filter((text) => typeof text === 'string');
}

/** Whether a text has a brand's name as whole words, in letters of any size. */
export function namesBrand(text: string, name: string): boolean {
  const words = text.toLowerCase().split(name.toLowerCase());
  return words.some((before, at) => {
    const after = words[at + 1];
    return after !== undefined && !/[\p{L}\p{N}\p{M}]$/u.test(before) && !/^[\p{L}\p{N}\p{M}]/u.test(after);
  });
}

function withBrand(document: string, from: string, to: string): string | null {
  const promotion: { scope?: { brands?: string[] } } = JSON.parse(document);
  const brands = promotion.scope?.brands;
  if (!brands?.includes(from)) return null;
  const renamed = [...new Set(brands.map((brand) => (brand === from ? to : brand)))];
  return JSON.stringify({ ...promotion, scope: { ...promotion.scope, brands: renamed } });
}

/**
 * Writes renamed promotions; the caller holds the lock of promotions. From then on the file changes no offers and no
 * coupons, as after any save by the operator. `now` in epoch milliseconds.
 */
export async function writeRenamedPromotions(
  transaction: Transaction<Database>,
  { offers, coupons }: RenamedPromotions,
  now: number,
): Promise<void> {
  if (offers.length + coupons.length === 0) return;
  for (const { id, ...set } of offers) {
    await transaction.updateTable('offers').set(set).where('id', '=', id).execute();
  }
  for (const { code, ...set } of coupons) {
    await transaction.updateTable('coupons').set(set).where('code', '=', code).execute();
  }
  await recordPromotionSave(transaction, now);
}
