import type { FacetKey, FacetWire } from '#lib/contract/index.ts';
import { shownGroup } from '../index/facet-values.ts';
import { chosenIn, type FacetGroupChoice, type SelectedFilters, withChosenGroups } from '../index/facets.ts';
import type { OutlineParts } from '../index/outline-index.ts';
import type { CountAnswer } from './server-answers.ts';
import { type Aggregation, all, type ServerQuery } from './server-query.ts';

/** The groups without a filter of their own, which all count the same products. */
const RESULTS = 'results';

/** The most values of one group that are counted: an answer may not have more than 65,535 in all. */
const MAX_COUNTED = 10_000;

/** What a list asks of the server for its filters, and how it reads the answer. */
interface FacetRequest {
  /** The products that pass every filter. */
  filter: ServerQuery | undefined;
  aggs: Record<string, Aggregation>;
  facets(counts: Readonly<Record<string, CountAnswer>>): FacetWire[];
}

/**
 * Filters of a list, and the counts of its groups, each without its own filter: the filters are applied after counting
 * (`post_filter`), and each count has those of the other groups.
 */
export function facetRequest(
  groups: OutlineParts['facets'],
  shown: readonly FacetGroupChoice[],
  filters: SelectedFilters,
): FacetRequest {
  const byKey = new Map(groups.map((group) => [group.definition.key, group]));
  const chosen = new Map<FacetKey, ServerQuery>();
  for (const key of byKey.keys()) {
    const values = chosenIn(filters, key);
    if (values.length > 0) chosen.set(key, { terms: { [`facets.${key}`]: values } });
  }
  const choices = withChosenGroups(shown, chosen.keys());
  const valuesOf = (key: FacetKey): Record<string, Aggregation> => ({
    [key]: {
      terms: { field: `facets.${key}`, size: Math.min(MAX_COUNTED, Math.max(1, byKey.get(key)?.terms.length ?? 0)) },
    },
  });
  const others = (except?: FacetKey) => all([...chosen].flatMap(([key, query]) => (key === except ? [] : [query])));
  const unfiltered = choices.filter(({ key }) => !chosen.has(key)).map(({ key }) => valuesOf(key));
  const aggs: Record<string, Aggregation> = { [RESULTS]: { filter: others(), aggs: Object.assign({}, ...unfiltered) } };
  for (const key of chosen.keys()) aggs[key] = { filter: others(key), aggs: valuesOf(key) };
  return {
    filter: chosen.size === 0 ? undefined : others(),
    aggs,
    facets: (answers) =>
      choices.flatMap(({ key, title }) => {
        const group = byKey.get(key);
        const within = answers[chosen.has(key) ? key : RESULTS];
        if (!group || !within) return [];
        const counts = new Uint32Array(group.terms.length + 1);
        for (const { key: value, doc_count: count } of within.values(key)) {
          const number = group.numberOf.get(value);
          // A value that came since this outline was built is not named yet.
          if (number !== undefined) counts[number] = count;
        }
        return shownGroup({ group, title }, counts, within.count, chosenIn(filters, key));
      }),
  };
}
