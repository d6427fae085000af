import { calls } from '#lib/contract/index.ts';
import { isSearchable } from '#lib/shared/search-length.ts';
import { BRAND_LISTS } from '../../catalogue/catalogue-index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { presentCategoryName } from './present-category-name.ts';
import { presentItems } from './present-item.ts';

/** Suggestions for a text of three characters or more, popular searches for none at all, nothing in between. */
export const popularSearch = handlerFor(calls.popularSearch, async (request, context) => {
  const { catalogue, search } = context;
  const text = request.q.trim();
  if (text !== '' && !isSearchable(text)) {
    return succeed({ PopularSearchWord: [], Brand: [], Category: [], Products: [] });
  }
  const found = await search.suggest(text);
  return succeed({
    PopularSearchWord: found.words,
    Brand: found.brands.flatMap((slug) => {
      const brand = catalogue.category(`${BRAND_LISTS}/${slug}`);
      return brand ? [{ BrandName: brand.name, BrandURL: brand.path }] : [];
    }),
    Category: found.categories.map((path) => ({
      CategoryName: presentCategoryName(catalogue, path),
      CategoryURL: path,
    })),
    Products: await presentItems(context, found.codes),
  });
});
