import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inLanguage } from '#lib/shared/request-context.ts';
import { captureResponse } from './capture-response.ts';
import {
  LocalScriptsRewriter,
  localFolderName,
  nameLocalScripts,
  readLocalScripts,
  withLocalScripts,
} from './local-scripts.ts';

const HINDI = { folder: 'hi-abc', names: new Set(['0a-b_c~d.js', 'turbopack-1.js']) };
const PAGE = [
  '<script src="/_next/static/chunks/0a-b_c~d.js" async=""></script>',
  '<script>push({"otherChunks":["static/chunks/turbopack-1.js","static/chunks/other.js"]})</script>',
  '<script>self.__next_f.push([1,"1:I[7,[\\"/_next/static/chunks/0a-b_c~d.js\\",\\"/_next/static/chunks/a.css\\"]]\\n"])</script>',
  '<p>कार्ट static/chunks/0a-b_c~d.jsx static/chunks/</p>',
].join('');
const IN_HINDI = PAGE.replaceAll('chunks/0a-b_c~d.js"', 'hi-abc/0a-b_c~d.js"')
  .replaceAll('chunks/0a-b_c~d.js\\', 'hi-abc/0a-b_c~d.js\\')
  .replaceAll('chunks/turbopack-1', 'hi-abc/turbopack-1');

test('addresses of scripts that a language has become its own, and nothing else, and no text changes its length', () => {
  expect(IN_HINDI.match(/hi-abc/g)).toHaveLength(3);
  const changed = nameLocalScripts(Buffer.from(PAGE), HINDI);
  expect(changed.toString()).toBe(IN_HINDI);
  expect(changed.length).toBe(Buffer.byteLength(PAGE));
});

test.each([1, 2, 7, 64, 1000])('a page in parts of %i bytes is changed as a whole one', (size) => {
  const page = Buffer.from(`${PAGE}${'x'.repeat(200)}static/chunks/turbopack-1.js`);
  const rewriter = new LocalScriptsRewriter(HINDI);
  const parts: Buffer[] = [];
  for (let at = 0; at < page.length; at += size) parts.push(rewriter.write(page.subarray(at, at + size)));
  parts.push(rewriter.end());
  expect(Buffer.concat(parts).toString()).toBe(`${IN_HINDI}${'x'.repeat(200)}static/hi-abc/turbopack-1.js`);
  expect(page.includes('hi-abc')).toBe(false);
});

test('a part that ends with a complete element is sent at once', () => {
  expect(new LocalScriptsRewriter(HINDI).write(Buffer.from(PAGE)).length).toBe(Buffer.byteLength(PAGE));
});

test.each([
  ['text/html; charset=utf-8', 'hi', IN_HINDI],
  ['text/x-component', 'hi', IN_HINDI],
  ['text/html; charset=utf-8', 'en', PAGE],
  ['application/json', 'hi', PAGE],
] as const)('a response of %s in the language %s names the scripts of that', async (type, language, expected) => {
  const next = withLocalScripts(
    async (_, response) => {
      response.setHeader('content-type', type);
      response.write(PAGE.slice(0, 30));
      response.end(PAGE.slice(30));
    },
    new Map([['hi', HINDI]]),
  );
  const facts = { method: 'GET', url: '/', headers: {} };
  const { body } = await inLanguage(language, () => captureResponse(next, facts, { deadlineMs: 1000 }));
  expect(body.toString()).toBe(expected);
});

test('the scripts of each language are those in its folder', () => {
  const statics = mkdtempSync(join(tmpdir(), 'statics-'));
  for (const folder of ['chunks', 'hi-abc', 'hi-longer']) {
    mkdirSync(join(statics, folder));
    writeFileSync(join(statics, folder, `in-${folder}.js`), '');
  }
  const scripts = readLocalScripts(statics);
  rmSync(statics, { recursive: true });
  expect([...scripts]).toEqual([['hi', { folder: 'hi-abc', names: new Set(['in-hi-abc.js']) }]]);
});

test('the folder of a language has as many letters as that of English, and a part of the digest', () => {
  expect([localFolderName('hi', 'c6Sxyz'), localFolderName('mai', 'c6Sxyz')]).toEqual(['hi-c6S', 'mai-c6']);
  expect(() => localFolderName('abcd', 'c6Sxyz')).toThrow('longer than three letters');
});
