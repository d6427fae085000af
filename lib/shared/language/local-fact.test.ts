import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage } from '#lib/shared/request-context.ts';
import { localFact, localTitle } from './local-fact.ts';

const DATA = join(import.meta.dirname, '../../retail-api/catalogue/data');
const read = (file: string) => JSON.parse(readFileSync(join(DATA, file), 'utf8'));

interface DemoProduct {
  ProductTitle: string;
  BrandName: string;
  WarrantyText: string;
  NetQuantity: string;
  CountryOfOrigin: string;
  ColorName: string;
  Category: string;
  SubCategory: string;
  Highlights: string[];
  Attributes: Record<string, unknown> & { Collection?: string };
}
interface DemoCategory {
  StoreCategoryName: string;
  Children: DemoCategory[];
}

const products: readonly DemoProduct[] = read('products.json');
const inHindi = (write: () => string) => inLanguage('hi', write);

test.each([
  [
    'Aarvane Ganga Three-Hand Date Watch, Blue Dial, for Men',
    'Aarvane Ganga तीन सुइयों वाली तारीख वाली घड़ी, ब्लू डायल, पुरुषों के लिए',
  ],
  ['Novyra Pulse 2 Smartwatch, 1.83 inch IPS LCD, Blue', 'Novyra Pulse 2 स्मार्टवॉच, 1.83 इंच IPS LCD, ब्लू'],
  ['Mehrune Trayi Three-Stone Ring, Platinum 950', 'Mehrune Trayi थ्री-स्टोन अंगूठी, प्लैटिनम 950'],
  ['Acme Unheard Of, Strange Thing', 'Acme Unheard Of, Strange Thing'],
  ['Acme मेरी Watch, Blue Dial', 'Acme मेरी Watch, Blue Dial'],
])('the title %s in Hindi keeps its names: %s', (title, expected) => {
  expect(inHindi(() => localTitle(title))).toBe(expected);
  expect(localTitle(title)).toBe(title);
});

test.each([
  ['Tan genuine leather strap', 'टैन असली लेदर पट्टा'],
  ['24 months', '24 महीने'],
  ['2.10 g gross, 1.90 g net', 'कुल 2.10 ग्राम, शुद्ध 1.90 ग्राम'],
  ['Hours, Minutes, Small seconds', 'घंटे, मिनट, स्मॉल सेकंड'],
  ['Round constructor', 'Round constructor'],
])('the fact %s in Hindi: %s', (fact, expected) => expect(inHindi(() => localFact(fact))).toBe(expected));

const ENGLISH = /[A-Za-z]{3,}/g;
/** What is written in Latin letters in Hindi, too. */
const CODES = /\b(?:LCD|IPS|TFT|LTPO|AMOLED|GPS|BIS|HUID|ATM|ECG|PVD|Android|iOS|SpO2)\b/g;
const left = (text: string) => text.replace(CODES, '').match(ENGLISH) ?? [];

/** Attributes whose values are names or numbers, not words. */
const NAMES = new Set(['Collection', 'HUID', 'MetalRateOn']);

test('every fact of the demo is known in Hindi', () => {
  const facts = products.flatMap((product) => [
    product.WarrantyText,
    product.NetQuantity,
    product.CountryOfOrigin,
    product.ColorName,
    product.Category,
    product.SubCategory,
    ...product.Highlights,
    ...Object.entries(product.Attributes).flatMap(([name, value]) => (NAMES.has(name) ? [] : textsOf(value))),
  ]);
  const unknown = new Set(facts.filter((fact) => left(inHindi(() => localFact(fact))).length > 0));
  expect([...unknown]).toEqual([]);
});

test('every title of the demo is in Hindi but for its names', () => {
  const unknown = products.flatMap(({ ProductTitle: title, BrandName: brand, Attributes: { Collection = '' } }) => {
    const names = new Set(`${brand} ${Collection}`.split(' '));
    return left(inHindi(() => localTitle(title)).replace(/[^ ,]+/g, (word) => (names.has(word) ? '' : word)));
  });
  expect([...new Set(unknown)]).toEqual([]);
});

test('every category of the demo is known in Hindi', () => {
  const namesOf = (categories: DemoCategory[]): string[] =>
    categories.flatMap(({ StoreCategoryName: name, Children: children }) => [name, ...namesOf(children)]);
  const unknown = namesOf(read('categories.json')).filter((name) => left(inHindi(() => localFact(name))).length > 0);
  expect([...new Set(unknown)]).toEqual([]);
});

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
