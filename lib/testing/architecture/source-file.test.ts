import { sourceFile } from './source-file.ts';

const targets = (text: string, path = 'lib/cart/a.ts') => sourceFile(path, text).imports.map(({ target }) => target);

test.each([
  ["import { a } from './b.ts';", ['lib/cart/b.ts']],
  [
    "import a, {\n  type B,\n  c,\n} from '#lib/storefront/platform/gate/index.ts';",
    ['lib/storefront/platform/gate/index.ts'],
  ],
  ["import * as a from '@/components/ui/a';", ['components/ui/a']],
  ["import 'server-only';", ['server-only']],
  ["export * from '../session/b.ts';\nexport { d } from 'zod';", ['lib/session/b.ts', 'zod']],
  ["const a = await import('./b.ts');", ['lib/cart/b.ts']],
  ['const a = await import(\n  /* later */ `./b.ts`\n);', ['lib/cart/b.ts']],
  ["jest.requireActual('./b.ts'); require('c');", ['lib/cart/b.ts', 'c']],
  ["new Worker(new URL('./b.ts', import.meta.url));", ['lib/cart/b.ts']],
  ["type A = import('./b.ts').A;", ['lib/cart/b.ts']],
])('finds the imports of %j', (text, expected) => expect(targets(text)).toEqual(expected));

test.each([
  "// import a from './b.ts';",
  "/* import a from './b.ts'; */",
  'const a = `\nimport a from "./b.ts";\n`;',
  'const text = "import a from \'./b.ts\'";',
  "const pattern = /import '[^']+'/;\nconst quote = /[/']/;",
])('finds no imports in %j', (text) => expect(targets(text)).toEqual([]));

test('code after an unusual literal is still parsed', () => {
  const text = [
    "const url = 'https://a.example'; // it's fine",
    `const path = /^[^/']+\\/$/.test(a / b / c) ? \`x\${\`y\${'}'}\`}\` : '';`,
    "import { a } from './b.ts';",
  ].join('\n');
  expect(targets(text)).toEqual(['lib/cart/b.ts']);
});

test('code inside a template literal is parsed, and JSX is not taken for a regular expression', () => {
  expect(sourceFile('a.ts', `const a = \`x \${process.env.HOME} y\`;`).code).toContain('process.env.HOME');
  const jsx = "export const A = () => <p title={b} />;\nexport const B = () => <p>Don't</p>;\nconst c = process.env;";
  expect(sourceFile('a.tsx', jsx).code).toContain('process.env');
});

test('distinguishes types from values and client from server, and counts lines', () => {
  const file = sourceFile('components/a.tsx', "// why\n'use client';\nimport type { A } from './b.ts';\n");
  expect(file).toMatchObject({ isClient: true, isTest: false, lines: 3 });
  expect(file.imports).toEqual([{ specifier: './b.ts', target: 'components/b.ts', typeOnly: true }]);
  expect(sourceFile('lib/storefront/cart/client.ts', '').isClient).toBe(true);
  expect(sourceFile('lib/storefront/cart/notices.ts', "const a = 'use client';").isClient).toBe(false);
});
