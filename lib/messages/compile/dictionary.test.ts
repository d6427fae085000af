import { dictionaryScript } from './dictionary.ts';

const HINDI = {
  code: 'hi',
  facts: { name: 'हिन्दी', tag: 'hi-IN', openGraph: 'hi_IN', id: '2', faces: [] },
  vocabulary: {},
  css: '',
  messages: new Map([
    ['items', '{count, plural, one {# चीज़} other {# चीज़ें}}'],
    ['close', 'बंद करें'],
  ]),
};
const NAMES = new Map([
  ['items', '~0'],
  ['close', '~1a'],
]);

test('a dictionary has all messages by their short names, with all that they need', async () => {
  const script = await dictionaryScript(HINDI, NAMES);
  const scope: { messages?: Record<string, (values?: object) => string> } = {};
  new Function('globalThis', script)(scope);
  expect([scope.messages?.['~0']?.({ count: 1 }), scope.messages?.['~0']?.({ count: 3 })]).toEqual(['1 चीज़', '3 चीज़ें']);
  expect(scope.messages?.['~1a']?.()).toBe('बंद करें');
  expect(Object.keys(scope.messages ?? {})).toEqual(['~0', '~1a']);
});
