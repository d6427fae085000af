import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localScripts, writeLocalScripts } from './write-local-scripts.ts';

test('a language has the scripts that differ in it, and all that lead to one of them', () => {
  const scripts = new Map([
    ['words.js', 'Close'],
    ['names-words.js', 'load("static/chunks/words.js")'],
    ['names-that.js', 'load("static/chunks/names-words.js")'],
    ['wordless.js', 'load("static/chunks/other.js")'],
    ['other.js', ''],
  ]);
  const local = localScripts(scripts, (_, script) => script.replace('Close', 'बंद करें'));
  expect([...local].toSorted()).toEqual([
    ['names-that.js', 'load("static/chunks/names-words.js")'],
    ['names-words.js', 'load("static/chunks/words.js")'],
    ['words.js', 'बंद करें'],
  ]);
});

test('a build without the script that loads all others stops', async () => {
  const statics = mkdtempSync(join(tmpdir(), 'statics-'));
  mkdirSync(join(statics, 'chunks'));
  writeFileSync(join(statics, 'chunks/a.js'), '');
  await expect(writeLocalScripts(statics)).rejects.toThrow('no script turbopack-');
  rmSync(statics, { recursive: true });
});
