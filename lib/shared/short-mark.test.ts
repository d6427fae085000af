import { shortMark } from './short-mark.ts';

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('"%s" has the mark of FNV-1a', (text, mark) => expect(shortMark(text)).toBe(mark));

test('a thousand numbers that follow each other have marks of their own', () => {
  const marks = Array.from({ length: 1000 }, (_, number) => shortMark(`SM-${number}`));
  expect(new Set(marks).size).toBe(1000);
});
