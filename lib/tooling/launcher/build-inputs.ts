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
  /^lib\/(?:back-office|retail-api|payment-sandbox|storefront\/platform\/front|tooling|testing)(?:\/|$)|\.test\.tsx?$/;

/** What the browser app of the back office is made of, and how it is built. */
const BACK_OFFICE_FILES = ['package-lock.json', 'tsconfig.json', 'lib/tooling/launcher/build-back-office.ts'];
const BACK_OFFICE_FOLDERS = ['lib/back-office/browser', 'lib/contract', 'lib/shared'];
const TESTS = /\.test\.tsx?$/;

function filesOf(project: string, folder: string, outside: RegExp): string[] {
  if (outside.test(folder)) return [];
  return readdirSync(join(project, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesOf(project, path, outside) : [path];
  });
}

/** Returns a digest of everything that a build of the storefront is made of: names and contents, not times. */
export function buildInputsDigest(project: string): string {
  return digestOf(project, FILES, FOLDERS, OUTSIDE);
}

/** Returns the same of the back office's browser app. */
export function backOfficeInputsDigest(project: string): string {
  return digestOf(project, BACK_OFFICE_FILES, BACK_OFFICE_FOLDERS, TESTS);
}

function digestOf(project: string, single: readonly string[], folders: readonly string[], outside: RegExp): string {
  const exists = (path: string) => statSync(join(project, path), { throwIfNoEntry: false }) !== undefined;
  const files = [
    ...single.filter(exists),
    ...folders.filter(exists).flatMap((folder) => filesOf(project, folder, outside)),
  ];
  const hash = createHash('sha256').update(process.version);
  for (const path of files.toSorted()) {
    if (outside.test(path)) continue;
    const content = createHash('sha256')
      .update(readFileSync(join(project, path)))
      .digest('hex');
    hash.update(`\n${path} ${content}`);
  }
  return hash.digest('hex');
}
