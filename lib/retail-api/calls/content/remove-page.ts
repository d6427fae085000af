import { calls } from '#lib/contract/index.ts';
import { removePage as takeBack } from '../../content/page-store.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { noteChange } from './note-change.ts';
import { presentPageText } from './present-page.ts';

/** Takes back what was saved; the page of the files, where there is one, is shown again. */
export const removePage = handlerFor(calls.removePage, async (request, context, caller) => {
  const { PageURL: slug, ExpectedUpdatedAt: expectedUpdatedAt } = request;
  const removed = await takeBack(context.db, { slug, expectedUpdatedAt }, context.now());
  noteChange('page-removed', slug, removed, context, caller);
  if (removed.code !== 'Success') return removed;
  return succeed({ PageURL: slug, Page: removed.data && presentPageText(removed.data) });
});
