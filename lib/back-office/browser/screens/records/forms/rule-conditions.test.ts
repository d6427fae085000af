import {
  conditionKind,
  isWholeRule,
  type Rule,
  ruleOf,
  typedValues,
  valuesIn,
  withCondition,
  withoutCondition,
} from './rule-conditions.ts';

const RULE: Rule = { RootCategory: 'Watches', DialColour: ['Green', 'Olive'], PriceMax: 50_000 };

test('a condition has one value or several, and none while it is filled in', () => {
  expect(ruleOf(RULE)).toEqual(RULE);
  expect(ruleOf(null)).toEqual({});
  expect(valuesIn(RULE.DialColour)).toEqual(['Green', 'Olive']);
  expect(withCondition(RULE, 'DialColour', ['Green'])).toMatchObject({ DialColour: 'Green' });
  const open = withCondition(RULE, 'StrapMaterial', []);
  expect([isWholeRule(RULE), isWholeRule(open), isWholeRule({})]).toEqual([true, false, false]);
  expect(withoutCondition(open, 'StrapMaterial')).toEqual(RULE);
});

test('values are of the kind of their field', () => {
  const kinds = new Map([
    ['CaseSizeMm', 'number'],
    ['Hallmarked', 'yes-no'],
    ['Functions', 'words'],
  ] as const);
  expect(
    ['PriceMin', 'CaseSizeMm', 'Hallmarked', 'Functions', 'BrandName'].map((field) => conditionKind(field, kinds)),
  ).toEqual(['amount', 'numbers', 'yes-no', 'words', 'words']);
  expect(typedValues('numbers', ['41', ' 41', 'large'])).toEqual([41, 'large']);
  expect(typedValues('yes-no', ['true'])).toEqual([true]);
  expect(typedValues('words', [' Green ', ''])).toEqual(['Green']);
});
