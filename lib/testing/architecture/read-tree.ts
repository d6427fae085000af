import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceTree } from './rule.ts';
import { type SourceFile, sourceFile } from './source-file.ts';

const FOLDERS = ['app', 'components', 'lib', 'e2e'];
const SOURCE = /\.(?:ts|tsx|js|mjs|jsx)$/;
/** The rules themselves, because they quote what they forbid, and modules that a program writes. */
const LEFT_OUT = new Set(['lib/testing/architecture', 'lib/messages/compiled']);

function* filesBelow(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory() && !LEFT_OUT.has(path) && (folder !== '' || FOLDERS.includes(path))) {
      yield* filesBelow(root, path);
    } else if (entry.isFile() && SOURCE.test(entry.name)) yield path;
  }
}

/** Reads all source files of the project at `root`. */
export function readTree(root: string): SourceTree {
  const files = [...filesBelow(root, '')].map((path) => sourceFile(path, readFileSync(join(root, path), 'utf8')));
  return new Map<string, SourceFile>(files.map((file) => [file.path, file]));
}
