import { arrayOf, type Json, objectOf, refuse } from './refusal.ts';

interface Field {
  type: 'keyword' | 'text' | 'byte' | 'short' | 'long' | 'double';
  /** Whether it can be sorted by, counted and read by a script. */
  hasDocValues: boolean;
}

export interface IndexMapping {
  fields: ReadonlyMap<string, Field>;
  meta: unknown;
}

/** What a document is found by: words of a text with their frequencies, or values. */
export interface IndexedDocument {
  id: string;
  values: ReadonlyMap<string, readonly (string | number)[]>;
  terms: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const WHOLE: Readonly<Record<string, number>> = { byte: 2 ** 7, short: 2 ** 15, long: Number.MAX_SAFE_INTEGER };
/** Lucene refuses longer terms. */
const MAX_TERM_BYTES = 32_766;
/** The whitespace tokenizer splits longer words. */
const MAX_TOKEN = 255;

/**
 * Reads the settings of a new index (OpenSearch documentation, "Create index", "Index settings") and its mapping ("Mappings and
 * field types"). Known is only what this store uses.
 */
export function readDefinition(body: unknown): { mapping: IndexMapping; window: number } {
  const { settings, mappings } = objectOf(body, 'index', ['settings', 'mappings']);
  const known = ['number_of_shards', 'auto_expand_replicas', 'max_result_window', 'refresh_interval', 'analysis'];
  const { analysis, max_result_window: window } = objectOf(settings, 'settings', known);
  const analyzers = readAnalyzers(analysis);
  const { dynamic, _source, properties } = objectOf(mappings, 'mappings', [
    'dynamic',
    '_source',
    'properties',
    '_meta',
  ]);
  if (dynamic !== 'strict') refuse('dynamic must be strict here');
  if (objectOf(_source, '_source', ['enabled']).enabled !== false) refuse('_source must be off here');
  const fields = new Map<string, Field>();
  readFields(objectOf(properties, 'properties'), '', analyzers, fields);
  return { mapping: { fields, meta: undefined }, window: Number(window ?? 10_000) };
}

/** "Delimited term frequency token filter": `foo|5` is the term `foo`, five times. */
function readAnalyzers(analysis: unknown): ReadonlySet<string> {
  const { analyzer } = objectOf(analysis, 'analysis', ['analyzer']);
  const names = Object.entries(objectOf(analyzer, 'analyzer')).map(([name, own]) => {
    const { type, tokenizer, filter } = objectOf(own, `analyzer ${name}`, ['type', 'tokenizer', 'filter']);
    const [only, ...others] = arrayOf(filter, 'filter');
    const isKnown = type === 'custom' && tokenizer === 'whitespace' && only === 'delimited_term_freq';
    return isKnown && others.length === 0 ? name : refuse(`the analyzer [${name}] is not known here`);
  });
  return new Set(names);
}

function readFields(properties: Json, above: string, analyzers: ReadonlySet<string>, fields: Map<string, Field>): void {
  for (const [name, own] of Object.entries(properties)) {
    const path = above + name;
    const field = objectOf(own, path);
    if ('properties' in field) {
      readFields(objectOf(objectOf(own, path, ['properties']).properties, path), `${path}.`, analyzers, fields);
      continue;
    }
    if (field.type === 'text') {
      objectOf(own, path, ['type', 'analyzer', 'index_options', 'norms']);
      if (!analyzers.has(String(field.analyzer)))
        refuse(`analyzer [${field.analyzer}] not found`, 'mapper_parsing_exception');
      // Lucene takes no positions where a filter sets the frequencies.
      if (field.index_options !== 'freqs') refuse(`${path} needs index_options: freqs`, 'illegal_argument_exception');
      fields.set(path, { type: 'text', hasDocValues: false });
    } else if (field.type === 'keyword' || field.type === 'double' || WHOLE[String(field.type)] !== undefined) {
      objectOf(own, path, ['type', 'doc_values']);
      fields.set(path, { type: field.type as Field['type'], hasDocValues: field.doc_values !== false });
    } else refuse(`No handler for type [${field.type}] declared on field [${path}]`, 'mapper_parsing_exception');
  }
}

/** Reads a document as its mapping says; unknown fields are refused, because the mapping is strict. */
export function readDocument(id: string, source: unknown, { fields }: IndexMapping): IndexedDocument {
  const values = new Map<string, (string | number)[]>();
  const terms = new Map<string, Map<string, number>>();
  const visit = (json: Json, above: string) => {
    for (const [name, value] of Object.entries(json)) {
      const path = above + name;
      const field = fields.get(path);
      if (
        !field &&
        typeof value === 'object' &&
        value !== null &&
        [...fields.keys()].some((one) => one.startsWith(`${path}.`))
      )
        visit(objectOf(value, path), `${path}.`);
      else if (!field) refuse(`introduction of [${path}] is not allowed`, 'strict_dynamic_mapping_exception');
      else if (field.type === 'text') terms.set(path, termsOf(value, path));
      else if (value !== null)
        values.set(
          path,
          [value].flat().map((one) => fieldValue(one, path, field)),
        );
    }
  };
  visit(objectOf(source, 'document'), '');
  return { id, values, terms };
}

function termsOf(value: unknown, path: string): Map<string, number> {
  if (typeof value !== 'string') return refuse(`failed to parse field [${path}]`, 'mapper_parsing_exception');
  const found = new Map<string, number>();
  for (const token of value.split(/\s+/).filter((one) => one !== '')) {
    if (token.length > MAX_TOKEN) refuse(`a token of [${path}] is too long`, 'mapper_parsing_exception');
    const at = token.lastIndexOf('|');
    const [term, frequency] = at === -1 ? [token, 1] : [token.slice(0, at), Number(token.slice(at + 1))];
    if (!Number.isInteger(frequency) || frequency < 1)
      refuse(`failed to parse [${token}]`, 'illegal_argument_exception');
    found.set(term, (found.get(term) ?? 0) + frequency);
  }
  return found;
}

function fieldValue(value: unknown, path: string, { type }: Field): string | number {
  if (type === 'keyword') {
    const isTerm = typeof value === 'string' && Buffer.byteLength(value) <= MAX_TERM_BYTES;
    return isTerm ? value : refuse(`failed to parse field [${path}]`, 'mapper_parsing_exception');
  }
  const limit = WHOLE[type];
  const isNumber = typeof value === 'number' && Number.isFinite(value);
  if (isNumber && (limit === undefined || (Number.isInteger(value) && Math.abs(value) <= limit))) return value;
  return refuse(`failed to parse field [${path}] of type [${type}]`, 'mapper_parsing_exception');
}
