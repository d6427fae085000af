import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildInputsDigest } from './build-inputs.ts';

let project: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'inputs-'));
  write('app/page.tsx', 'page');
  write('lib/storefront/cart/server.ts', 'cart');
  write('lib/storefront/platform/front/main.ts', 'front');
  write('next.config.js', 'config');
});
afterEach(() => rmSync(project, { recursive: true }));

test.each([
  ['a changed page', () => write('app/page.tsx', 'another')],
  ['a new file', () => write('components/ui/a.tsx', 'a')],
  ['a changed configuration', () => write('next.config.js', 'another')],
  ['a changed lock file', () => write('package-lock.json', '{}')],
])('%s requires a build', (_name, change) => {
  const before = buildInputsDigest(project);
  change();
  expect(buildInputsDigest(project)).not.toBe(before);
});

test.each([
  ['a new modification time of the same content', () => utimesSync(join(project, 'app/page.tsx'), 1, 1)],
  ['a change of the front server, which is not built', () => write('lib/storefront/platform/front/main.ts', 'another')],
  ['a change of the payment sandbox', () => write('lib/payment-sandbox/main.ts', 'another')],
  ['a change of the tools', () => write('lib/tooling/launcher/run.js', 'another')],
  ['a changed test', () => write('lib/storefront/cart/server.test.ts', 'test')],
  ['a changed catalogue', () => write('lib/retail-api/catalogue/data/products.json', '[]')],
])('%s requires no build', (_name, change) => {
  const before = buildInputsDigest(project);
  change();
  expect(buildInputsDigest(project)).toBe(before);
});
