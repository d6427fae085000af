import { readFileSync } from 'node:fs';

const framework = (file: string) => readFileSync(`node_modules/next/dist/${file}`, 'utf8');

// A name that the framework no longer has would bring back, without a word, what the alias leaves out.
test.each([
  ['../build/polyfills/polyfill-module', 'client/app-globals.js'],
  ['next/dist/compiled/process', 'build/polyfills/process.js'],
  ['./preload-chunks', 'shared/lib/lazy-dynamic/loadable.js'],
])('what the build replaces, %s, is what the framework requires', (name, file) => {
  expect(readFileSync('next.config.js', 'utf8')).toContain(`'${name}': `);
  expect(framework(file)).toMatch(new RegExp(`require\\(["']${name.replaceAll('.', '\\.')}["']\\)`));
});

test('the polyfills that the store leaves out are of functions that its browsers have, or that it brings', () => {
  const source = framework('build/polyfills/polyfill-module.js');
  const assigned = source.matchAll(/\b[A-Z]\w+\.(?:prototype\.)?\w+(?==[^=])/g);
  const defined = source.matchAll(/defineProperty\(([A-Z][\w.]+),"(\w+)"/g);
  expect([...assigned].map(([name]) => name)).toEqual([
    'String.prototype.trimStart',
    'String.prototype.trimEnd',
    'Array.prototype.flat',
    'Array.prototype.flatMap',
    'Promise.prototype.finally',
    'Object.fromEntries',
    'Array.prototype.at',
    'Object.hasOwn',
    'URL.canParse',
  ]);
  expect([...defined].map(([, owner, name]) => `${owner}.${name}`)).toEqual(['Symbol.prototype.description']);
});
