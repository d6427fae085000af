import { InvalidArgumentError } from '@commander-js/extra-typings';
import { formatVersionedId, parseVersionedId } from './versioned-id.ts';

test('a name says which words were read', () => {
  expect(parseVersionedId(formatVersionedId('-aB_9', 1_764_000_000_000))).toEqual({
    id: '-aB_9',
    writtenAt: 1_764_000_000_000,
  });
});

test.each(['abc', 'abc@', '@17', 'abc@x', 'abc@17@18', 'abc@1234567890123456'])('%j is none', (word) => {
  expect(() => parseVersionedId(word)).toThrow(InvalidArgumentError);
});
