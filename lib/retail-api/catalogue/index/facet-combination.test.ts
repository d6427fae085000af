import fc from '#lib/testing/generated.ts';
import type { IndexedFacet } from './facet-builder.ts';
import { ColumnBuilder } from './facet-column.ts';
import { combineFacets } from './facet-combination.ts';
import { FACET_GROUPS } from './facet-groups.ts';
import { runAllSteps } from './sliced-work.ts';

const [definition] = FACET_GROUPS;

/** A group over products that have these values, each a number from 1 to `values`. */
function groupOf(numbers: readonly (readonly number[])[], values: number): IndexedFacet {
  const column = new ColumnBuilder();
  for (const [ordinal, own] of numbers.entries()) column.add(ordinal, own);
  const terms = Array.from({ length: values + 1 }, (_, number) => ({ value: `${number}`, title: '', rank: 0 }));
  if (!definition) throw new Error('There is no group.');
  return { definition, terms, order: [], numberOf: new Map(), column: column.finish(numbers.length) };
}

test('a combination counts the values of all its groups as their own columns do', () => {
  const products = fc.array(
    fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }), { minLength: 4, maxLength: 4 }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(products, fc.infiniteStream(fc.boolean()), (values, isIn) => {
      const groups = [0, 1, 2, 3].map((place) =>
        groupOf(
          values.map((own) => own[place] ?? []),
          6,
        ),
      );
      const ordinals = Uint32Array.from(values.keys()).filter(() => isIn.next().value === true);
      const [combination, ...others] = runAllSteps(combineFacets(groups, values.length));
      expect(others).toEqual([]);
      const counts = combination?.count(ordinals);
      for (const group of groups) {
        const own = group.column.count(ordinals, group.terms.length);
        // The number 0 is that of no value.
        expect(counts?.get(group)?.slice(1)).toEqual(own.slice(1, group.terms.length));
      }
    }),
  );
});

test('groups whose values have too many combinations are counted apart', () => {
  const ordinals = Array.from({ length: 40_000 }, (_, ordinal) => ordinal);
  const [one, other, third] = [
    groupOf(
      ordinals.map((ordinal) => [1 + (ordinal % 200)]),
      200,
    ),
    groupOf(
      ordinals.map((ordinal) => [1 + Math.floor(ordinal / 200)]),
      200,
    ),
    groupOf(
      ordinals.map((ordinal) => [1 + (ordinal % 2)]),
      2,
    ),
  ];
  const combinations = runAllSteps(combineFacets([one, other, third], ordinals.length));
  const counts = combinations.map((combination) => combination.count(Uint32Array.from(ordinals)));
  expect(counts.map((groups) => [...groups.keys()])).toEqual([[one, third]]);
  expect(counts[0]?.get(third)).toEqual(Uint32Array.of(0, 20_000, 20_000));
});
