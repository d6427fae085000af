import type { Kysely } from 'kysely';
import { MENU_PREFIX } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import { digestOfText, readTextsByLanguage } from '../translations/stored-texts.ts';
import { HOME_SLUG } from './home-layout.ts';

/** For each page, by slug: when it changed, how the footer links to it, and whether it is a story of the journal. */
type KnownPages = ReadonlyMap<string, { changed: string; link: string; isStory: boolean }>;

/** A snapshot of the pages, for a later comparison. */
export async function knownPages(db: Kysely<Database>): Promise<KnownPages> {
  const rows = await db
    .selectFrom('pages')
    .select(['slug', 'title', 'footer_group', 'position', 'modified_at', 'dated_at', 'story'])
    .execute();
  const abroad = await readTextsByLanguage(db, 'page');
  return new Map(
    rows.map(({ slug, title, footer_group, position, modified_at, dated_at, story }) => {
      const texts = [...(abroad.get(slug) ?? [])].map(([language, own]) => [language, ...own]);
      const named = [...(abroad.get(slug)?.values() ?? [])].map((own) => [own.get('PageTitle'), own.get('Group')]);
      const link = footer_group === '' ? '' : JSON.stringify([title, footer_group, position, ...named]);
      const changed = `${modified_at} ${dated_at} ${texts.length === 0 ? '' : digestOfText(JSON.stringify(texts))}`;
      return [slug, { changed, link, isStory: story !== null }];
    }),
  );
}

/** Slugs of new, changed and deleted pages. */
export function changedPages(before: KnownPages, after: KnownPages): string[] {
  return slugsOf(before, after).filter((slug) => before.get(slug)?.changed !== after.get(slug)?.changed);
}

/**
 * Cache tags of everything that shows a changed page; every page shows the menu. `raised`: by how much the version of
 * the pages has increased since, by one for each operator change. If it exceeds the visible changes, a page was added
 * and removed or changed twice: then all pages are stale, because somebody may have been shown that state.
 */
export function tagsOfPages(before: KnownPages, after: KnownPages, raised = 0): string[] {
  const changed = changedPages(before, after);
  const isMissed = raised > changed.length;
  const isStory = (slug: string) => Boolean(before.get(slug)?.isStory || after.get(slug)?.isStory);
  const isInJournal = isMissed || changed.some(isStory);
  const isInFrame =
    isMissed ||
    // The footer of every page links to a journal that has stories.
    hasStories(before) !== hasStories(after) ||
    changed.some((slug) => slug.startsWith(MENU_PREFIX)) ||
    slugsOf(before, after).some((slug) => (before.get(slug)?.link ?? '') !== (after.get(slug)?.link ?? ''));
  return [
    ...changed.map((slug) => `page:${slug}`),
    ...(isMissed ? ['pages'] : []),
    ...(isInFrame ? ['menu'] : []),
    ...(isInJournal ? ['journal'] : []),
    ...(isInJournal || changed.includes(HOME_SLUG) ? ['home'] : []),
  ];
}

function hasStories(pages: KnownPages): boolean {
  return [...pages.values()].some(({ isStory }) => isStory);
}

function slugsOf(before: KnownPages, after: KnownPages): string[] {
  return [...new Set([...before.keys(), ...after.keys()])];
}
