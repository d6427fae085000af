import { browserFunctions } from './browser-functions.ts';
import { englishScript, localScript, shownMessages } from './local-script.ts';

const HINDI = {
  code: 'hi',
  facts: { name: 'हिन्दी', tag: 'hi-IN', openGraph: 'hi_IN', id: '2', faces: [] },
  vocabulary: {},
  css: '',
  messages: new Map([
    ['items', '{count, plural, one {# चीज़} other {# चीज़ें}}'],
    ['close', 'बंद करें'],
    ['greet', 'नमस्ते {name} (आप)'],
    ['unused', 'कहीं नहीं'],
  ]),
};
const NAMES = new Map([
  ['items', '~0'],
  ['close', '~1a'],
  ['greet', '~1b'],
  ['unused', '~1c'],
]);
const USED = new Set(['~0', '~1a', '~1b']);

/** As the minifier writes them: brackets and quotes inside of texts, templates, and calls of helpers. */
const ENGLISH = `let f=(n,e)=>v=>e(v),t={f,i:()=>t},p=(n,o)=>n===1?o.one:o.other;
scope.close=(0,t.f)("~1a",()=>"Close :) \\")");scope.again=(()=>{return(0,t.i(209505).f)("~1a",()=>"Close")})();
scope.items=(0,f)('~0',e=>p(e.count,{one:"1 item",other:\`\${(e.count)} items)\`}));
scope.greet=f(\`~1b\`,e=>"Hello "+e.name+")");scope.other="~ 3";`;

type Words = Record<string, (values?: object) => string>;

function run(script: string): Words {
  const scope: Words = {};
  new Function('scope', script)(scope);
  return scope;
}

test('the messages of a built script are found with their functions, in any quotes', () => {
  expect(shownMessages(ENGLISH).map(({ name, start, end }) => [name, ENGLISH.slice(start, end)])).toEqual([
    ['~1a', '()=>"Close :) \\")"'],
    ['~1a', '()=>"Close"'],
    ['~0', 'e=>p(e.count,{one:"1 item",other:`$' + '{(e.count)} items)`})'],
    ['~1b', 'e=>"Hello "+e.name+")"'],
  ]);
});

test('a script speaks another language with its functions, with helpers for plurals that stand once', async () => {
  const { sources, helpers } = await browserFunctions(HINDI, NAMES, USED);
  const words = run(helpers + localScript(ENGLISH, sources));
  expect([words.close?.(), words.again?.()]).toEqual(['बंद करें', 'बंद करें']);
  expect([words.items?.({ count: 1 }), words.items?.({ count: 3 })]).toEqual(['1 चीज़', '3 चीज़ें']);
  expect(words.greet?.({ name: 'आशा' })).toBe('नमस्ते आशा (आप)');
  expect([...sources.keys()]).not.toContain('~1c');
  expect(run(ENGLISH).items?.({ count: 3 })).toBe('3 items)');
});

test('an English script says the same without the names of messages', () => {
  const english = englishScript(ENGLISH);
  const words = run(english);
  expect([words.close?.(), words.again?.(), words.items?.({ count: 1 }), words.greet?.({ name: 'Asha' })]).toEqual([
    'Close :) ")',
    'Close',
    '1 item',
    'Hello Asha)',
  ]);
  expect(english).not.toMatch(/["'`]~[0-9a-z]+["'`]/);
  expect(english.length).toBeLessThan(ENGLISH.length);
});

test.each([
  ['a message that the language does not have', 'f("~zz",()=>"Close")', 'shows the message ~zz'],
  ['a short name that stands anywhere else', 'let a="~1a";f(a,()=>"Close")', 'Of 1 messages of a built script 0'],
  ['a callee of another form', 't[0]("~1a",()=>"Close")', 'Of 1 messages of a built script 0'],
  ['a callee that would be cut', 'a.t.f("~1a",()=>"Close")', 'Of 1 messages of a built script 0'],
  ['a function without an end', 'f("~1a",()=>"Close', 'does not end'],
])('%s stops the build', async (_, script, reason) => {
  const { sources } = await browserFunctions(HINDI, NAMES, USED);
  expect(() => localScript(script, sources)).toThrow(reason);
});
