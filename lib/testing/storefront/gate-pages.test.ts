import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const APP = join(import.meta.dirname, '../../../app');
/** Pages at which visitors wait for entry, and those with nothing but a message or a redirect. */
const BEFORE_ENTRY =
  /^\(access\)\/|^\(account\)\/users\/sign_in\/|^\(shop\)\/404\/|^\(shop\)\/(?:page|brands)\/page\.tsx$/;
/** The module that loads a page's data and checks the gate in its place. */
const ADMISSION_MODULE: Record<string, string> = {
  '(shop)/[...path]/page.tsx': '(shop)/[...path]/load-page.ts',
  '(shop)/questions/[code]/page.tsx': '(shop)/product-list-page.tsx',
  '(shop)/reviews/[code]/page.tsx': '(shop)/product-list-page.tsx',
  '(shop)/compare/page.tsx': '(shop)/compare/load-comparison.ts',
  '(shop)/search/page.tsx': '(shop)/search/load-search.ts',
  '(preview)/preview/[slug]/[token]/page.tsx': '(preview)/preview/[slug]/[token]/load-preview.ts',
};

const pages = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((path) => /(?:^|\/)page\.tsx$/.test(path));

test.each(pages.filter((path) => !BEFORE_ENTRY.test(path)))('%s checks the gate in parallel with its data', (path) => {
  expect(readFileSync(join(APP, ADMISSION_MODULE[path] ?? path), 'utf8')).toMatch(/[^.\w]requireAdmission\(\)/);
});
