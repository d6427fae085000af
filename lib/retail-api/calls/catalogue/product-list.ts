import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { listPage } from './list-page.ts';
import { presentTrail } from './present-trail.ts';

/** A page of a category, of a brand's list, or of all brands. Relevance means nothing here: it is popularity. */
export const productList = handlerFor(calls.productListCall, async (request, context) => {
  const { catalogue } = context;
  const category = catalogue.category(request.CategoryURL);
  if (!category) return refuse('NotFound', 'There is no such list.');
  const listed = await listPage(context, request, { category: category.path });
  if (!('page' in listed)) return listed;
  return succeed({
    ...listed.page,
    Title: category.name,
    Intro: category.intro,
    Url: category.path,
    Breadcrumb: presentTrail(catalogue, category.path),
    Children: category.children.flatMap((path) => {
      const child = catalogue.category(path);
      return child && child.count > 0 ? [{ Name: child.name, Url: child.path, Count: child.count }] : [];
    }),
  });
});
