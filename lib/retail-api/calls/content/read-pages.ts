import { calls } from '#lib/contract/index.ts';
import { readPage, storedPages } from '../../content/page-store.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { presentPage, presentPageText } from './present-page.ts';

/** All pages and fragments, for whoever edits them. */
export const pageList = handlerFor(calls.pageList, async (_request, { db }) =>
  succeed((await storedPages(db).execute()).map(presentPage)),
);

/** A page as it is stored: fragments, layouts and tokens are told as they are. */
export const pageSource = handlerFor(calls.pageSource, async ({ PageURL }, { db }) => {
  const page = await readPage(db, PageURL);
  return page ? succeed(presentPageText(page)) : refuse('NotFound');
});
