import { returnFields } from './return-fields.ts';

test('the fields of a gateway return are the posted texts, unchanged', () =>
  expect(returnFields({ status: 'success', amount: '1.00 ' })).toEqual({ status: 'success', amount: '1.00 ' }));

test.each([
  ['a number', { status: 'success', count: 1 }],
  ['an object', { status: 'success', error: { code: 'x' } }],
  ['nothing', { status: 'success', none: null }],
  ['a long name', { ['n'.repeat(101)]: 'a' }],
  ['a long value', { status: 'v'.repeat(4001) }],
  ['many fields', Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`field${index}`, 'v']))],
  ['a list', ['success']],
  ['a text', 'success'],
  ['null', null],
])('a gateway return with %s is not read at all', (_what, sent) => expect(returnFields(sent)).toBeNull());

test('the longest return is read', () => {
  const long = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`${at}`.padEnd(100, 'n'), 'v'.repeat(4000)]));
  expect(returnFields(long)).toEqual(long);
});
