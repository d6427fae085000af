import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { MENU_PREFIX } from './fragments.ts';
import { HOME_SLUG } from './home-layout.ts';

/** Of each page, by its slug, when it changed and how the footer links to it. */
export type KnownPages = ReadonlyMap<string, { changed: string; link: string }>;

/** What is known of the pages now, to be compared later. */
export async function knownPages(db: Kysely<Database>): Promise<KnownPages> {
  const rows = await db
    .selectFrom('pages')
    .select(['slug', 'title', 'footer_group', 'position', 'modified_at', 'dated_at'])
    .execute();
  return new Map(
    rows.map(({ slug, title, footer_group, position, modified_at, dated_at }) => {
      const link = footer_group === '' ? '' : JSON.stringify([title, footer_group, position]);
      return [slug, { changed: `${modified_at} ${dated_at}`, link }];
    }),
  );
}

/** Slugs of the pages that are new, changed or gone. */
export function changedPages(before: KnownPages, after: KnownPages): string[] {
  return slugsOf(before, after).filter((slug) => before.get(slug)?.changed !== after.get(slug)?.changed);
}

/**
 * Tags of everything that shows one of the pages that changed; the menu's stands on every page. `raised`: by how much the
 * version of the pages has risen meanwhile, once for each change of an operator. More than can be seen means that a page
 * came and went, or changed twice: then all of them are old, because somebody may have been shown it.
 */
export function tagsOfPages(before: KnownPages, after: KnownPages, raised = 0): string[] {
  const changed = changedPages(before, after);
  const isMissed = raised > changed.length;
  const isInFrame =
    isMissed ||
    changed.some((slug) => slug.startsWith(MENU_PREFIX)) ||
    slugsOf(before, after).some((slug) => (before.get(slug)?.link ?? '') !== (after.get(slug)?.link ?? ''));
  return [
    ...changed.map((slug) => `page:${slug}`),
    ...(isMissed ? ['pages'] : []),
    ...(isInFrame ? ['menu'] : []),
    ...(changed.includes(HOME_SLUG) ? ['home'] : []),
  ];
}

function slugsOf(before: KnownPages, after: KnownPages): string[] {
  return [...new Set([...before.keys(), ...after.keys()])];
}
