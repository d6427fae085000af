import { calls } from '#lib/contract/index.ts';
import { cleanPage, elementsTakenOut } from '../../content/clean-page.ts';
import { savePage as writePage } from '../../content/page-store.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { invalidField } from '../../core/refusals.ts';
import { noteChange } from './note-change.ts';
import { presentPageText } from './present-page.ts';

/** Writes a page, a strip, a menu panel or the home page's layout; answers with what is stored. */
export const savePage = handlerFor(calls.savePage, async (request, context, caller) => {
  const { PageURL: slug, PageTitle: title, Group: group, PageContent: sent } = request;
  const clean = cleanPage({ slug, group, content: sent });
  if (!clean.ok) return invalidField(clean.field, clean.message);
  const { content } = clean;
  const page = { slug, title, group, content, expectedUpdatedAt: request.ExpectedUpdatedAt };
  const saved = await writePage(context.db, page, context.now());
  noteChange('page-saved', slug, saved, context, caller);
  if (saved.code !== 'Success') return saved;
  const Removed = elementsTakenOut(sent, content);
  return succeed({ ...presentPageText(saved.data), Changed: content !== sent.trim(), Removed });
});
