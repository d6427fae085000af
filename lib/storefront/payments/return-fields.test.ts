import { returnFields } from './return-fields.ts';

test('the fields of a gateway return are the posted texts, unchanged', () =>
  expect(returnFields({ status: 'success', amount: '1.00 ', count: 1, error: { code: 'x' }, none: null })).toEqual({
    status: 'success',
    amount: '1.00 ',
  }));

test('fields of a gateway return beyond the limits of length and number are dropped', () => {
  const long = returnFields({ ['n'.repeat(101)]: 'a', kept: 'v'.repeat(4000), lost: 'v'.repeat(4001) });
  expect(Object.keys(long)).toEqual(['kept']);
  const many = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`field${index}`, 'v']));
  expect(Object.keys(returnFields(many))).toHaveLength(100);
});

test.each([null, undefined, 'text', 5])('the gateway return %j has no fields', (sent) =>
  expect(returnFields(sent)).toEqual({}),
);
