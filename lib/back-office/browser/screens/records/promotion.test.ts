import { editedBenefit, scopeOf, withScopeList } from './promotion.ts';
import { scopeNames } from './scope-names.ts';

test('a list without names sets no bound, so that it is left out', () => {
  const scope = withScopeList({ brands: ['Aarvane'] }, 'categories', ['Rings']);
  expect(scope).toEqual({ brands: ['Aarvane'], categories: ['Rings'] });
  expect(withScopeList(scope, 'brands', [])).toEqual({ categories: ['Rings'] });
  expect(scopeOf({ brands: [], categories: ['Rings', 7], other: ['x'] })).toEqual({ categories: ['Rings'] });
  expect(scopeOf(null)).toEqual({});
});

test('a benefit is per cent with or without a limit, or an amount', () => {
  expect(editedBenefit({ kind: 'percent', percent: 10 })).toEqual({ kind: 'percent', percent: 10, cap: null });
  expect(editedBenefit({ kind: 'amount', amount: 500 })).toEqual({ kind: 'amount', amount: 500 });
  expect(editedBenefit(undefined)).toEqual({ kind: 'percent', percent: null, cap: null });
});

test('the names to choose are those of rules and of products, each once', () => {
  const rules = [{ Fields: { Rule: { RootCategory: 'Jewellery', Category: ['Rings', 'Chains'] } } }, { Fields: {} }];
  const products = [
    { RootCategory: 'Watches', Category: 'Men’s Watches' },
    { RootCategory: 'Jewellery', Category: 'Rings' },
  ];
  expect(scopeNames(rules, products)).toEqual({
    roots: ['Jewellery', 'Watches'],
    categories: ['Chains', 'Men’s Watches', 'Rings'],
  });
});
