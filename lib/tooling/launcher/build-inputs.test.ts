import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildInputsDigest } from './build-inputs.ts';

let project: string;
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'inputs-'));
  put('app/page.tsx', 'page');
  put('lib/storefront/cart/server.ts', 'cart');
  put('lib/storefront/platform/front/main.ts', 'front');
  put('next.config.js', 'config');
});
afterEach(() => rmSync(project, { recursive: true }));

test.each([
  ['a changed page', () => put('app/page.tsx', 'another')],
  ['a new file', () => put('components/ui/a.tsx', 'a')],
  ['another configuration', () => put('next.config.js', 'another')],
  ['a changed lock file', () => put('package-lock.json', '{}')],
])('%s asks for a build', (_name, change) => {
  const before = buildInputsDigest(project);
  change();
  expect(buildInputsDigest(project)).not.toBe(before);
});

test.each([
  ['another time of the same content', () => utimesSync(join(project, 'app/page.tsx'), 1, 1)],
  ['a change of the front, which runs as it is', () => put('lib/storefront/platform/front/main.ts', 'another')],
  ['a change of the payment sandbox', () => put('lib/payment-sandbox/main.ts', 'another')],
  ['a change of the tools', () => put('lib/tooling/launcher/run.js', 'another')],
  ['a test', () => put('lib/storefront/cart/server.test.ts', 'test')],
  ['the catalogue', () => put('lib/retail-api/catalogue/data/products.json', '[]')],
])('%s does not', (_name, change) => {
  const before = buildInputsDigest(project);
  change();
  expect(buildInputsDigest(project)).toBe(before);
});
