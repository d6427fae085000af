import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuiltApp } from './built-app.ts';

const FILES = ['main-1.js', 'scan-worker-2.js', 'zxing_reader-3.wasm'];
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'back-office-'));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ script: 'main-1.js', files: FILES }));
  for (const name of FILES) writeFileSync(join(folder, name), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const headersOf = async (name: string) => (await new BuiltApp(folder).file(name, ''))?.headers ?? {};

test('only the worker that reads barcodes may compile WebAssembly, and it reaches this host alone', async () => {
  expect((await headersOf('scan-worker-2.js'))['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  expect(await headersOf('main-1.js')).not.toHaveProperty('content-security-policy');
});

test('WebAssembly has the type by which browsers compile it as it arrives', async () => {
  expect((await headersOf('zxing_reader-3.wasm'))['content-type']).toBe('application/wasm');
});
