import { calls } from '#lib/contract/index.ts';
import { type ApiContext, handlerFor, succeed } from '../../core/call-handler.ts';
import { listPage } from './list-page.ts';
import { presentCategoryName } from './present-category-name.ts';
import { presentItems } from './present-item.ts';

/** Fewer products than these leave a shopper with little to choose from. */
const FEW = 3;

/** A page of search results. A text made of the catalogue's own words is counted towards the popular searches. */
export const search = handlerFor(calls.searchCall, async (request, context) => {
  const listed = await listPage(context, request, { text: request.Text });
  if (!('page' in listed)) return listed;
  const { page, answer } = listed;
  const isFreshSearch = request.Page === 1 && Object.keys(request.Filters).length === 0;
  if (isFreshSearch && page.TotalProducts > 0 && answer.knownText !== '') context.searchTally.add(answer.knownText);
  if (isFreshSearch && page.TotalProducts === 0) context.searchTally.addMiss(request.Text);
  const correctedText = answer.isCorrected ? answer.searchedText : '';
  return succeed({
    ...page,
    Title: `Results for “${correctedText || request.Text}”`,
    Intro: '',
    Url: '',
    Breadcrumb: [],
    Children: [],
    CorrectedText: correctedText,
    LeftOutWords: answer.leftOut,
    ...(isFreshSearch && page.TotalProducts < FEW ? { Help: await presentHelp(context, request.Text) } : {}),
  });
});

async function presentHelp(context: ApiContext, text: string) {
  const { catalogue } = context;
  const help = await context.search.help(text);
  return {
    Texts: help.texts.map((other) => ({ Text: other.text, Count: other.count })),
    Categories: help.categories.flatMap((path) => {
      const category = catalogue.category(path);
      const CategoryName = presentCategoryName(catalogue, path);
      return category ? [{ CategoryName, CategoryURL: path, Count: category.count }] : [];
    }),
    Products: await presentItems(context, help.codes),
  };
}
