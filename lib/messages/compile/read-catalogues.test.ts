import { join } from 'node:path';
import { messageArguments } from './message-types.ts';
import { readCatalogues } from './read-catalogues.ts';

const [english, ...others] = readCatalogues(join(import.meta.dirname, '..'));
const tagsOf = (text: string) => (text.match(/<[a-z][A-Za-z0-9]*>/g) ?? []).toSorted();

describe.each(others.map(({ code, messages }) => ({ code, messages })))('the messages in $code', ({ messages }) => {
  const pairs = [...(english?.messages ?? [])].map(([key, text]) => ({ key, text, other: messages.get(key) ?? '' }));

  test('are those of English, none more and none fewer', () => {
    expect([...messages.keys()].toSorted()).toEqual(pairs.map(({ key }) => key).toSorted());
  });

  test('use no values that English does not, whose types are checked', () => {
    const unknown = pairs.filter(({ text, other }) => {
      const known = messageArguments(text);
      return [...messageArguments(other).keys()].some((name) => !known.has(name));
    });
    expect(unknown).toEqual([]);
  });

  test('have the same tags', () => {
    expect(pairs.filter(({ text, other }) => String(tagsOf(text)) !== String(tagsOf(other)))).toEqual([]);
  });
});
