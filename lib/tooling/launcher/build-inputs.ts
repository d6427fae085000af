import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FILES = [
  'package-lock.json',
  'next.config.js',
  'postcss.config.mjs',
  'tsconfig.json',
  'middleware.ts',
  'instrumentation.ts',
];
const FOLDERS = ['app', 'components', 'lib', 'public'];
/** The parts of `lib` that are not part of any page. */
const OUTSIDE =
  /^lib\/(?:retail-api|payment-sandbox|storefront\/platform\/front|tooling|testing)(?:\/|$)|\.test\.tsx?$/;

function filesOf(project: string, folder: string): string[] {
  if (OUTSIDE.test(folder)) return [];
  return readdirSync(join(project, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesOf(project, path) : [path];
  });
}

/** Returns a digest of everything that a build is made of: names and contents, not times. */
export function buildInputsDigest(project: string): string {
  const exists = (path: string) => statSync(join(project, path), { throwIfNoEntry: false }) !== undefined;
  const files = [...FILES.filter(exists), ...FOLDERS.filter(exists).flatMap((folder) => filesOf(project, folder))];
  const hash = createHash('sha256').update(process.version);
  for (const path of files.toSorted()) {
    if (OUTSIDE.test(path)) continue;
    const content = createHash('sha256')
      .update(readFileSync(join(project, path)))
      .digest('hex');
    hash.update(`\n${path} ${content}`);
  }
  return hash.digest('hex');
}
