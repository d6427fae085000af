import { isPageSlug } from '#lib/shared/slugs.ts';
import 'server-only';
import { cache } from 'react';
import { calls } from '#lib/contract/index.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import { markProducts } from '#lib/storefront/catalogue/mark-products.ts';
import { toStorySummary } from '#lib/storefront/content/stories/to-story-summary.ts';
import type { Journal, StorySummary } from '#lib/storefront/content/stories/types.ts';
import type { Admission } from '#lib/storefront/platform/gate/index.ts';
import { addSurrogateKeys, markValidUntil } from '#lib/storefront/platform/http/response-directives.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import { toStory } from './to-story.ts';
import type { Story } from './types.ts';

/** The stories of today. An operator's own retail API may not have the call: there are none then. */
export const getJournal = cache(async (_admission: Admission): Promise<Result<Journal>> => {
  addSurrogateKeys('journal');
  const result = toResult(await retail().callAsSite(calls.journal, {}));
  if (!result.ok) {
    return result.failure.kind === 'not-found' ? success({ stories: [], changesAt: undefined }) : result;
  }
  const { Stories, ChangesAt: changesAt } = result.value;
  if (changesAt !== undefined) markValidUntil(changesAt);
  return success({ stories: Stories.map(toStorySummary), changesAt });
});

/**
 * The stories of today that name a product; none where the retail API does not say. The page of the product follows them: it is
 * purged with each of them, and rendered anew when an occasion begins or ends.
 */
export async function getProductStories(_admission: Admission, code: string): Promise<StorySummary[]> {
  const outcome = await retail().callAsSite(calls.productStories, { ProductCode: code });
  if (outcome.kind !== 'done') return [];
  const { Stories, ChangesAt: changesAt } = outcome.data;
  if (Stories.length > 0) addSurrogateKeys('pages', ...Stories.map(({ PageURL }) => `page:${PageURL}`));
  if (changesAt !== undefined) markValidUntil(changesAt);
  return Stories.map(toStorySummary);
}

/** One story with its products. An impossible slug is not requested. */
export const getStory = cache(async (_admission: Admission, slug: string): Promise<Result<Story>> => {
  addSurrogateKeys('pages', `page:${slug}`);
  if (!isPageSlug(slug)) return failure({ kind: 'not-found' });
  const result = toResult(await retail().callAsSite(calls.journalStory, { PageURL: slug }));
  if (!result.ok) return result;
  if (result.value.ChangesAt !== undefined) markValidUntil(result.value.ChangesAt);
  const story = toStory(result.value);
  const products = [...story.sections.flatMap((section) => section.products), ...(story.list?.products ?? [])];
  markProducts(products);
  return success(story);
});
