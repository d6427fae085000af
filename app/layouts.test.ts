import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { headerModeOf } from '#lib/storefront/platform/gate/index.ts';

/** The pages below each group of `app`, as their segments; what is not known before is `[…]`. */
function pagesOf(group: string): string[][] {
  return readdirSync(join(import.meta.dirname, group), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => file.split('/').slice(0, -1));
}

const groups = readdirSync(import.meta.dirname).filter((name) => name.startsWith('('));

test.each(groups)('all pages of %s have one header: between them the layout stays as it is', (group) => {
  const pages = pagesOf(group);
  expect(pages.length).toBeGreaterThan(0);
  expect(new Set(pages.map(headerModeOf)).size).toBe(1);
});
