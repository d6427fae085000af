import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../call-handler.ts';
import { listPage } from './list-page.ts';

/** A page of search results. A text made of the catalogue's own words is counted towards the popular searches. */
export const search = handlerFor(calls.searchCall, async (request, context) => {
  const listed = await listPage(context, request, { text: request.Text }, request.Sort ?? 'relevance');
  if (!('page' in listed)) return listed;
  const { page, answer } = listed;
  const isFreshSearch = request.Page === 1 && Object.keys(request.Filters).length === 0;
  if (isFreshSearch && page.TotalProducts > 0 && answer.knownText !== '')
    context.catalogue.noteSearch(answer.knownText);
  return succeed({
    ...page,
    Title: `Results for “${answer.correctedText || request.Text}”`,
    Intro: '',
    Url: '',
    Breadcrumb: [],
    Children: [],
    CorrectedText: answer.correctedText,
  });
});
