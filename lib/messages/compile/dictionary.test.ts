import { dictionaryScript, shortNamesIn } from './dictionary.ts';

const HINDI = {
  code: 'hi',
  facts: { name: 'हिन्दी', tag: 'hi-IN', openGraph: 'hi_IN', id: '2', faces: [] },
  vocabulary: {},
  css: '',
  messages: new Map([
    ['items', '{count, plural, one {# चीज़} other {# चीज़ें}}'],
    ['close', 'बंद करें'],
    ['unused', 'कहीं नहीं'],
  ]),
};
const NAMES = new Map([
  ['items', '~0'],
  ['close', '~1a'],
  ['unused', '~1b'],
]);

test('the short names of a built script are found in any quotes, and nothing else', () => {
  const script = `(0,a.b)("~0",e=>e.x);c('~1a',()=>"~");d(\`~z9\`);f("a~2","~ 3",~4)`;
  expect(shortNamesIn(script)).toEqual(['~0', '~1a', '~z9']);
});

test('a dictionary has the messages that are used, with all that they need, and no others', async () => {
  const script = await dictionaryScript(HINDI, NAMES, (name) => name !== '~1b');
  expect(script).not.toContain('कहीं');
  const scope: { messages?: Record<string, (values?: object) => string> } = {};
  new Function('globalThis', script)(scope);
  expect([scope.messages?.['~0']?.({ count: 1 }), scope.messages?.['~0']?.({ count: 3 })]).toEqual(['1 चीज़', '3 चीज़ें']);
  expect(scope.messages?.['~1a']?.()).toBe('बंद करें');
  expect(Object.keys(scope.messages ?? {})).toEqual(['~0', '~1a']);
});
