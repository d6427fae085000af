import { likePattern, readOrderSearch, searchTextOfLine } from './order-search.ts';

test('an order line is found by its brand, its title and its code', () => {
  expect(searchTextOfLine({ title: 'Ganga Watch, Blue', brand: 'Aarvane', productCode: '1801AV01' })).toBe(
    'aarvane ganga watch, blue 1801av01',
  );
});

test.each([
  ['  Ganga  BLUE ', { words: ['ganga', 'blue'], number: 'GANGABLUE' }],
  ['sm-261121 ab', { words: ['sm-261121', 'ab'], number: 'SM-261121AB' }],
  ['ＢＬＵＥ', { words: ['blue'], number: 'BLUE' }],
  ['  ', null],
])('%j', (text, search) => expect(readOrderSearch(text)).toEqual(search));

test('wildcards of LIKE match only themselves', () => {
  expect(likePattern('50%_\\')).toBe('%50\\%\\_\\\\%');
});
