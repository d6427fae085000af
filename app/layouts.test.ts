import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { headerModeOf } from '#lib/storefront/platform/gate/index.ts';

/** Returns the pages below a group of `app` as path segments; dynamic segments are `[…]`. */
function pagesOf(group: string): string[][] {
  return readdirSync(join(import.meta.dirname, group), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => file.split('/').slice(0, -1));
}

const groups = readdirSync(import.meta.dirname).filter((name) => name.startsWith('('));

test.each(groups)('all pages of %s have the same header mode, because they share a layout', (group) => {
  const pages = pagesOf(group);
  expect(pages.length).toBeGreaterThan(0);
  expect(new Set(pages.map(headerModeOf)).size).toBe(1);
});
