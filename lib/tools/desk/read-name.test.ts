import { InvalidArgumentError } from '@commander-js/extra-typings';
import { nameAsRead, readName } from './read-name.ts';

test('a name says which words were read', () => {
  expect(readName(nameAsRead('-aB_9', 1_764_000_000_000))).toEqual({ id: '-aB_9', writtenAt: 1_764_000_000_000 });
});

test.each(['abc', 'abc@', '@17', 'abc@x', 'abc@17@18', 'abc@1234567890123456'])('%j is none', (word) => {
  expect(() => readName(word)).toThrow(InvalidArgumentError);
});
