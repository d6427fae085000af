import { returnFields } from './return-fields.ts';

test('texts are taken as they are, and nothing else', () =>
  expect(returnFields({ status: 'success', amount: '1.00 ', count: 1, error: { code: 'x' }, none: null })).toEqual({
    status: 'success',
    amount: '1.00 ',
  }));

test('what no gateway sends is left out', () => {
  const long = returnFields({ ['n'.repeat(101)]: 'a', kept: 'v'.repeat(4000), lost: 'v'.repeat(4001) });
  expect(Object.keys(long)).toEqual(['kept']);
  const many = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`field${index}`, 'v']));
  expect(Object.keys(returnFields(many))).toHaveLength(100);
});

test.each([null, undefined, 'text', 5])('%j holds no fields', (sent) => expect(returnFields(sent)).toEqual({}));
