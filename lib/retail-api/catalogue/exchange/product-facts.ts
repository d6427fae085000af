import { ATTRIBUTES, type RootCategory } from '../product-attributes.ts';
import { OTHER_NAMES } from './attribute-names.ts';
import { attributeValue } from './attribute-values.ts';
import { JEWELLERY_KEYS, jewelleryFacts } from './jewellery-facts.ts';

/** Product fields without a column in feeds; they are exported as details or metafields under these names. */
export const FACT_FIELDS = {
  ProductCode: 'Product code',
  DesignCode: 'Design code',
  TitleSlug: 'Title slug',
  CountryOfOrigin: 'Country of origin',
  ManufacturerOrImporter: 'Manufacturer or importer',
  NetQuantity: 'Net quantity',
  HsnCode: 'HSN code',
  GstPercent: 'GST percent',
  WarrantyText: 'Warranty',
  LaunchedOn: 'Launched on',
  Highlights: 'Highlights',
  SimilarTo: 'Similar to',
  ColorName: 'Colour',
  Gender: 'Gender',
  Engraving: 'Engraving',
  Video: 'Video',
  Turn: 'Turn',
} as const;
type FactField = keyof typeof FACT_FIELDS;

const LISTS: readonly FactField[] = ['Highlights', 'SimilarTo', 'Turn'];
/** Those that are objects. */
const TREES: readonly FactField[] = ['Engraving', 'Video'];

/** Facts that others write with signs or spaces: `GST 3%`, `7113 19 10`. */
const FACT_READINGS: Readonly<Record<string, (text: string) => unknown>> = {
  GstPercent: (text) => Number(text.replace(/^gst\s*@?\s*/i, '').replace(/\s*%$/, '')),
  HsnCode: (text) => (/^[\d .]+$/.test(text) ? text.replace(/[ .]/g, '') : text),
};

/** Unit suffixes of attribute names, and how feeds write each unit. */
const UNITS: readonly (readonly [ending: string, written: RegExp])[] = [
  ['Percent', /^%?$/],
  ['Months', /^(?:months?)?$/i],
  ['Days', /^(?:days?)?$/i],
  ['Mm', /^(?:mm|millimet(?:er|re)s?)?$/i],
  ['In', /^(?:in|inch(?:es)?|")?$/i],
  ['G', /^(?:g|gms?|grams?)?$/i],
  ['M', /^(?:m|met(?:er|re)s?)?$/i],
];

/** A fact's name independent of spelling: `Dial color` and `DialColour` become `dialcolour`. */
export function factKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/color/g, 'colour')
    .replace(/[^a-z0-9]+/g, '');
}

/** Product fields from facts by `factKey`. Values that cannot be parsed for their field are left out. */
export function productFieldsFrom(facts: ReadonlyMap<string, string>): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [field, label] of Object.entries(FACT_FIELDS)) {
    const text = factOf(facts, field, label);
    if (text === undefined) continue;
    if (LISTS.includes(field as FactField)) fields[field] = listOf(text);
    else if (TREES.includes(field as FactField)) fields[field] = jsonOf(text) ?? text;
    else fields[field] = FACT_READINGS[field]?.(text) ?? text;
  }
  return fields;
}

/** Attributes for the root category from facts by `factKey`. */
export function attributesOf(root: RootCategory, stated: ReadonlyMap<string, string>): Record<string, unknown> {
  const attributes: Record<string, unknown> = {};
  const facts = factsFor(root, stated);
  for (const [name, schema] of Object.entries(ATTRIBUTES[root].shape)) {
    const text = factOf(facts, name, withoutUnit(name));
    if (text === undefined) continue;
    const readings = [
      attributeValue(name, text),
      text,
      numberOf(name, text),
      booleanOf(text),
      listOf(text),
      jsonOf(text),
    ];
    const fitting = readings.find((reading) => reading !== undefined && schema.safeParse(reading).success);
    if (fitting !== undefined) attributes[name] = fitting;
  }
  return attributes;
}

function factsFor(root: RootCategory, stated: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return root === 'Jewellery' && stated.size > 0 ? jewelleryFacts(stated) : stated;
}

/** Whether a key is that of a fact or an attribute, by any of its names. */
export function isFactKey(key: string): boolean {
  factKeys ??= new Set([
    ...JEWELLERY_KEYS,
    ...Object.entries(FACT_FIELDS).flatMap(([field, label]) => keysOf(field, label)),
    ...Object.values(ATTRIBUTES).flatMap(({ shape }) =>
      Object.keys(shape).flatMap((name) => keysOf(name, withoutUnit(name))),
    ),
  ]);
  return factKeys.has(key);
}
let factKeys: ReadonlySet<string> | undefined;

/** The facts of attributes that `attributesOf` could not read, each with the attribute that it would be. */
export function unreadFacts(
  root: RootCategory,
  stated: ReadonlyMap<string, string>,
  attributes: Readonly<Record<string, unknown>>,
): { name: string; text: string }[] {
  const facts = factsFor(root, stated);
  return Object.keys(ATTRIBUTES[root].shape).flatMap((name) => {
    const text = attributes[name] === undefined ? factOf(facts, name, withoutUnit(name)) : undefined;
    return text === undefined ? [] : [{ name, text }];
  });
}

/** A value as the text of a fact, which `attributesOf` and `productFieldsFrom` can parse. */
export function factText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) {
    // A single entry with a comma would be parsed as several.
    return value.length === 1 ? `${value[0]};` : value.join('; ');
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function factOf(facts: ReadonlyMap<string, string>, name: string, label: string): string | undefined {
  if (facts.size === 0) return undefined;
  for (const key of keysOf(name, label)) {
    const found = facts.get(key);
    if (found !== undefined) return found;
  }
  return undefined;
}

const keyCache = new Map<string, readonly string[]>();

/**
 * The keys under which feeds provide a fact, its own name first. Cached, because there are few facts and many products.
 */
function keysOf(name: string, label: string): readonly string[] {
  const cached = keyCache.get(name);
  if (cached) return cached;
  const keys = [factKey(name), factKey(label), ...(OTHER_NAMES[name] ?? [])];
  keyCache.set(name, keys);
  return keys;
}

function withoutUnit(name: string): string {
  const unit = UNITS.find(([ending]) => name.endsWith(ending));
  return unit ? name.slice(0, -unit[0].length) : name;
}

/** Undefined if the value has another unit than the name stands for. */
function numberOf(name: string, text: string): number | undefined {
  const [, digits, unit = ''] = /^(\d+(?:\.\d+)?)\s*(\D*)$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const written = UNITS.find(([ending]) => name.endsWith(ending))?.[1] ?? /^$/;
  return written.test(unit.trim()) ? Number(digits) : undefined;
}

function booleanOf(text: string): boolean | undefined {
  if (/^(?:yes|true)$/i.test(text)) return true;
  return /^(?:no|false)$/i.test(text) ? false : undefined;
}

function listOf(text: string): string[] {
  return text
    .split(text.includes(';') ? ';' : ',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
