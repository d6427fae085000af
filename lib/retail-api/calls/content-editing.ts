import { calls } from '#lib/contract/index.ts';
import { cleanPage, removedElements } from '../content/clean-page.ts';
import { footerColumns, saveFooterColumns } from '../content/footer-columns.ts';
import { pageVersions, readPageVersion, type VersionRow } from '../content/history/page-versions.ts';
import type { StoredPage } from '../content/page-repository.ts';
import { readPage, removePage, savePage, storedPages } from '../content/page-repository.ts';
import { readShopFacts, withShopFacts } from '../content/shop-facts.ts';
import { readFacts } from '../content/stored-story.ts';
import { authorOf, type Caller } from '../core/caller.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** A page for operators, without its content. */
function presentPage({ slug, title, footer_group, modified_at, story, ...page }: Omit<StoredPage, 'content'>) {
  return {
    PageURL: slug,
    PageTitle: title,
    Group: footer_group,
    UpdatedAt: modified_at,
    Saved: page.is_saved === 1,
    InFiles: page.file_slug !== null,
    Story: readFacts(story),
  };
}

/** A page for operators, with its content. */
function presentPageText(page: StoredPage) {
  return { ...presentPage(page), PageContent: page.content };
}

/** Logs a page change that was made, or one refused by the rate limit; other refusals are not logged. */
function recordPageChange(
  event: 'page-saved' | 'page-removed',
  page: string,
  { code }: Outcome<unknown>,
  { security }: ApiContext,
  { network }: Caller,
): void {
  if (code === 'Success') security(event, { network, page });
  if (code === 'TooManyRequests') security('page-changes-refused', { network });
}

/** All pages and fragments, for operators who edit them. */
const pageList = handlerFor(calls.pageList, async (_request, { db }) =>
  succeed((await storedPages(db).execute()).map(presentPage)),
);

/** A page as stored: fragments, layouts and tokens are returned unchanged. */
const pageSource = handlerFor(calls.pageSource, async ({ PageURL }, { db }) => {
  const page = await readPage(db, PageURL);
  return page ? succeed(presentPageText(page)) : fail('NotFound');
});

/** What a page is in the journal; a change of it meanwhile is refused with that of the page. */
async function existingStory({ db }: ApiContext, slug: string) {
  const existing = await readPage(db, slug);
  return existing ? readFacts(existing.story) : null;
}

/** Writes a page, a strip, a menu panel or the home page's layout; returns what is stored. */
const handleSavePage = handlerFor(calls.savePage, async (request, context, caller) => {
  const { PageURL: slug, PageTitle: title, Group: group, PageContent: sent } = request;
  const story = request.Story === undefined ? await existingStory(context, slug) : request.Story;
  const clean = cleanPage({ slug, group, content: sent, story });
  if (!clean.ok) return invalidField(clean.field, clean.message);
  const { content } = clean;
  const by = authorOf(caller);
  const page = { slug, title, group, content, story, expectedUpdatedAt: request.ExpectedUpdatedAt, by };
  const saved = await savePage(context.db, page, context.now());
  recordPageChange('page-saved', slug, saved, context, caller);
  if (saved.code !== 'Success') return saved;
  const Removed = removedElements(sent, content);
  return succeed({ ...presentPageText(saved.data), Changed: content !== sent.trim(), Removed });
});

/** Removes a saved page; the page from the file, if there is one, is shown again. */
const handleRemovePage = handlerFor(calls.removePage, async (request, context, caller) => {
  const { PageURL: slug, ExpectedUpdatedAt: expectedUpdatedAt } = request;
  const page = { slug, expectedUpdatedAt, by: authorOf(caller) };
  const removed = await removePage(context.db, page, context.now());
  recordPageChange('page-removed', slug, removed, context, caller);
  if (removed.code !== 'Success') return removed;
  return succeed({ PageURL: slug, Page: removed.data && presentPageText(removed.data) });
});

/** The columns of the footer in their order. */
const handleFooterColumns = handlerFor(calls.footerColumnOrder, async (_request, { db, now }) => {
  const facts = await readShopFacts(db, now());
  const columns = await footerColumns(db);
  return succeed({ Columns: columns.map((Group) => ({ Group, Heading: withShopFacts(Group, facts) })) });
});

/** Puts the columns of the footer in another order. */
const handleSaveFooterColumns = handlerFor(calls.saveFooterColumnOrder, async (request, { db, now }) => {
  const { Columns: columns, ExpectedColumns: expected } = request;
  const saved = await saveFooterColumns(db, { columns, expected }, now());
  return saved.code === 'Success' ? succeed({ Columns: saved.data }) : saved;
});

/** What a page said before, without its texts. */
const pageHistory = handlerFor(calls.pageHistory, async ({ PageURL }, { db }) => {
  const [current, versions] = [await readPage(db, PageURL), await pageVersions(db, PageURL).execute()];
  return succeed(
    versions.map((version) => ({ ...presentVersion(version), Current: version.published_at === current?.modified_at })),
  );
});

/** One version of a page with its text. */
const pageVersion = handlerFor(calls.pageVersion, async ({ PageURL, Version }, { db }) => {
  const version = await readPageVersion(db, PageURL, Version);
  if (!version) return fail('NotFound');
  return succeed({
    PageURL,
    ...presentVersion(version),
    PageContent: version.content,
    Story: readFacts(version.story),
  });
});

/** A version for operators, without its text. */
function presentVersion(version: VersionRow) {
  return {
    Version: version.version,
    PageTitle: version.title,
    Group: version.footer_group,
    Change: version.change,
    PublishedAt: version.published_at,
    PublishedBy: version.published_by,
  };
}

/** Handlers of the calls with which the operator edits pages. */
export const contentEditingCalls: readonly CallHandler[] = [
  pageList,
  pageSource,
  handleSavePage,
  handleRemovePage,
  handleFooterColumns,
  handleSaveFooterColumns,
  pageHistory,
  pageVersion,
];
