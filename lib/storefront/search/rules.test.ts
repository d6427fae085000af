import { MAX_SEARCH_LENGTH, normaliseSearchText } from './rules.ts';

test.each([
  ['  rose   gold ', 'rose gold'],
  ['a\u0000b\tc\nd', 'a b c d'],
  ['e\u0301toile', 'étoile'],
  ['zero\u200Bwidth', 'zero width'],
  ['प्\u200dलैटिनम', 'प्लैटिनम'],
  ['अं\u200cगूठी ', 'अंगूठी'],
  ['', ''],
])('the search text %j is normalised to %j', (text, normalised) => expect(normaliseSearchText(text)).toBe(normalised));

test('a long search text is cut', () => expect(normaliseSearchText('x'.repeat(500))).toHaveLength(MAX_SEARCH_LENGTH));
