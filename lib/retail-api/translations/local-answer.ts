import type { Kysely } from 'kysely';
import type { TranslationKind } from '#lib/contract/index.ts';
import { BASE_LANGUAGE } from '#lib/messages/languages.ts';
import { currentLanguage } from '#lib/shared/language/server.ts';
import type { Database } from '../core/db/schema.ts';
import { type LocalTexts, readLocalTexts } from './stored-texts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What is translated of the objects that have an id of a kind. */
interface AnswerRule {
  kind: TranslationKind;
  /** The field with the id. */
  id: string;
  /** Fields of the answer by the field of the translation; one with another name is added beside the English. */
  texts: Readonly<Record<string, { from: string; to?: string }>>;
}

const same = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { from: name }]));
const NAME = { to: 'LocalName' } as const;

const RULES: readonly AnswerRule[] = [
  {
    kind: 'product',
    id: 'ProductCode',
    texts: same('ProductTitle', 'Description', 'Highlights', 'WarrantyText', 'NetQuantity', 'CountryOfOrigin'),
  },
  { kind: 'brand', id: 'Slug', texts: same('Story') },
  { kind: 'offer', id: 'OfferId', texts: { title: { from: 'Title' }, terms: { from: 'Terms' } } },
  { kind: 'offer', id: 'OfferId', texts: { title: { from: 'OfferTitle' } } },
  { kind: 'coupon', id: 'CouponCode', texts: { terms: { from: 'Terms' } } },
  // The address of a store's page is made of its name, and stays.
  { kind: 'store', id: 'StoreCode', texts: { Name: { from: 'Name', ...NAME }, Address: { from: 'Address' } } },
  { kind: 'store', id: 'StoreCode', texts: { Name: { from: 'StoreName', ...NAME } } },
];

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an object has the id and a text of a rule. */
function isMeant({ id, texts }: AnswerRule, fields: Fields): boolean {
  return typeof fields[id] === 'string' && fields[id] !== '' && Object.values(texts).some(({ from }) => from in fields);
}

/**
 * The answer of a call with what operators wrote in the language of the request in place of the English, as far as they did. One
 * place for all calls, because no presenter can forget it; the answer itself is not changed, for it may be kept.
 */
export async function inLocalTexts<Data>(db: Kysely<Database>, data: Data): Promise<Data> {
  if (currentLanguage() === BASE_LANGUAGE) return data;
  const wanted = new Map<TranslationKind, Set<string>>();
  collect(data, wanted);
  if (wanted.size === 0) return data;
  const found = new Map<TranslationKind, (id: string) => LocalTexts>();
  for (const [kind, ids] of wanted) found.set(kind, await readLocalTexts(db, kind, [...ids]));
  return replaced(data, (kind, id) => found.get(kind)?.(id)) as Data;
}

function collect(value: unknown, wanted: Map<TranslationKind, Set<string>>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, wanted);
  if (!isPlain(value)) return;
  for (const rule of RULES) {
    if (isMeant(rule, value)) wanted.set(rule.kind, (wanted.get(rule.kind) ?? new Set()).add(String(value[rule.id])));
  }
  for (const item of Object.values(value)) collect(item, wanted);
}

type TextsOf = (kind: TranslationKind, id: string) => LocalTexts | undefined;

function replaced(value: unknown, textsOf: TextsOf): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => replaced(item, textsOf));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isPlain(value)) return value;
  const changed: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    const after = replaced(item, textsOf);
    if (after !== item) changed[name] = after;
  }
  for (const rule of RULES) if (isMeant(rule, value)) Object.assign(changed, ownTexts(rule, value, textsOf));
  return Object.keys(changed).length === 0 ? value : { ...value, ...changed };
}

function ownTexts({ kind, id, texts }: AnswerRule, value: Fields, textsOf: TextsOf): Record<string, unknown> {
  const own = textsOf(kind, String(value[id]));
  const found: Record<string, unknown> = {};
  for (const [field, { from, to = from }] of Object.entries(texts)) {
    const text = own?.get(field);
    if (text === undefined || !(from in value)) continue;
    // Highlights are a list; a person writes each in a line.
    found[to] = Array.isArray(value[from]) ? text.split('\n').filter((line) => line.trim() !== '') : text;
  }
  return found;
}
