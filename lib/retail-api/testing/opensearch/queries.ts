import type { IndexedDocument, IndexMapping } from './mapping.ts';
import { compilePainless } from './painless.ts';
import { arrayOf, type Json, OpenSearchRefusal, objectOf, onlyEntry, refuse, wholeNumber } from './refusal.ts';

/** The score of a document that a query finds; undefined for others. */
export type CompiledQuery = (document: IndexedDocument) => number | undefined;

interface QueryContext {
  mapping: IndexMapping;
  scripts: ScriptCache;
}

/** `index.max_terms_count`. */
const MAX_TERMS = 65_536;
/** `script.max_compilations_rate` lets no more texts be compiled within five minutes. */
const MAX_COMPILATIONS = 75;
const BOUNDS: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  gte: (value, bound) => value >= bound,
  gt: (value, bound) => value > bound,
  lte: (value, bound) => value <= bound,
  lt: (value, bound) => value < bound,
};

/** The scripts that the server has compiled. */
export class ScriptCache {
  readonly #scripts = new Map<string, ReturnType<typeof compilePainless>>();

  compile(source: string): ReturnType<typeof compilePainless> {
    const known = this.#scripts.get(source);
    if (known) return known;
    if (this.#scripts.size >= MAX_COMPILATIONS)
      throw new OpenSearchRefusal(429, 'circuit_breaking_exception', 'Too many dynamic script compilations');
    const compiled = compilePainless(source);
    this.#scripts.set(source, compiled);
    return compiled;
  }
}

/** Reads a query (OpenSearch documentation, "Query DSL"). Only the kinds that this store uses are known. */
export function compileQuery(query: unknown, context: QueryContext): CompiledQuery {
  const [kind, body] = onlyEntry(query, 'query');
  switch (kind) {
    case 'match_all':
      objectOf(body, kind, []);
      return () => 1;
    case 'match_none':
      objectOf(body, kind, []);
      return () => undefined;
    case 'terms':
      return termsQuery(body, context);
    case 'range':
      return rangeQuery(body, context);
    case 'bool':
      return boolQuery(body, context);
    case 'script_score':
      return scriptScore(body, context);
    default:
      return refuse(`unknown query [${kind}]`);
  }
}

/** "Terms query": any of the values, as they are; the score is 1. */
function termsQuery(body: unknown, { mapping }: QueryContext): CompiledQuery {
  const [path, given] = onlyEntry(body, 'terms');
  const field = mapping.fields.get(path) ?? refuse(`no field [${path}]`);
  if (field.type !== 'keyword' && field.type !== 'text') refuse(`[terms] of numbers is not known here`);
  const list = arrayOf(given, 'terms');
  if (list.length > MAX_TERMS) refuse('too many terms', 'illegal_argument_exception');
  const wanted = new Set(list.map((one) => (typeof one === 'string' ? one : refuse('a term must be a text'))));
  return ({ values, terms }) => {
    const own = field.type === 'text' ? [...(terms.get(path)?.keys() ?? [])] : (values.get(path) ?? []);
    return own.some((one) => wanted.has(String(one))) ? 1 : undefined;
  };
}

/** "Range query". */
function rangeQuery(body: unknown, { mapping }: QueryContext): CompiledQuery {
  const [path, given] = onlyEntry(body, 'range');
  const field = mapping.fields.get(path) ?? refuse(`no field [${path}]`);
  if (field.type === 'keyword' || field.type === 'text') refuse('[range] of words is not known here');
  const bounds = Object.entries(objectOf(given, 'range', Object.keys(BOUNDS))).map(([name, bound]) => {
    const number = typeof bound === 'number' ? bound : refuse(`[${name}] must be a number`);
    return (value: number) => BOUNDS[name]?.(value, number) ?? false;
  });
  return ({ values }) => {
    const isWithin = values.get(path)?.some((value) => bounds.every((bound) => bound(Number(value))));
    return isWithin ? 1 : undefined;
  };
}

/** "Boolean query": filters and exclusions give no score. */
function boolQuery(body: unknown, context: QueryContext): CompiledQuery {
  const given = objectOf(body, 'bool', ['filter', 'should', 'must_not', 'minimum_should_match']);
  const compileAll = (name: string) =>
    given[name] === undefined ? [] : arrayOf(given[name], name).map((query) => compileQuery(query, context));
  const [filter, should, mustNot] = [compileAll('filter'), compileAll('should'), compileAll('must_not')];
  const least =
    given.minimum_should_match === undefined
      ? Number(should.length > 0 && filter.length === 0)
      : wholeNumber(given.minimum_should_match, 'minimum_should_match');
  return (document) => {
    if (filter.some((query) => query(document) === undefined)) return undefined;
    if (mustNot.some((query) => query(document) !== undefined)) return undefined;
    const scores = should.flatMap((query) => query(document) ?? []);
    if (scores.length < least) return undefined;
    return Math.fround(scores.reduce((sum, score) => sum + score, 0));
  };
}

/** "Script score query": the script's score, which must not be negative, in 32 bits. */
function scriptScore(body: unknown, context: QueryContext): CompiledQuery {
  const given = objectOf(body, 'script_score', ['query', 'script']);
  const inner = compileQuery(given.query, context);
  const { lang, source, params } = objectOf(given.script, 'script', ['lang', 'source', 'params']);
  if (lang !== 'painless' || typeof source !== 'string') refuse(`script_lang not supported [${lang}]`);
  const run = context.scripts.compile(String(source));
  const own: Json = objectOf(params, 'params');
  return (document) => {
    if (inner(document) === undefined) return undefined;
    const doc = new Proxy(
      {},
      {
        get(_, path) {
          if (!context.mapping.fields.get(String(path))?.hasDocValues)
            refuse(`no doc values of [${String(path)}]`, 'script_exception');
          return { value: document.values.get(String(path))?.[0] };
        },
      },
    );
    const score = run(own, doc, (field, term) => document.terms.get(field)?.get(term) ?? 0);
    if (!(score >= 0)) refuse(`script_score script returned an invalid score [${score}]`, 'illegal_argument_exception');
    return Math.fround(score);
  };
}
