import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCompileHints } from './compile-hints.ts';

test('every script of a build begins with the compile hint once; style sheets stay as they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'samay-hints-'));
  try {
    mkdirSync(join(folder, 'chunks'));
    writeFileSync(join(folder, 'chunks/page.js'), 'start()');
    writeFileSync(join(folder, 'chunks/page.css'), 'a{}');
    addCompileHints(folder);
    addCompileHints(folder);
    expect(readFileSync(join(folder, 'chunks/page.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nstart()');
    expect(readFileSync(join(folder, 'chunks/page.css'), 'utf8')).toBe('a{}');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
