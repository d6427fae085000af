import * as apiPaths from '#lib/shared/api-paths.ts';
import { isTextList, readReplyFields } from '#lib/storefront/platform/browser/read-reply-fields.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import type { PhotoResults, PhotoResultsReply, Suggestions, SuggestionsReply } from './types.ts';

/**
 * Fetches the suggestions for a text; null where there are none. Rejects without a network, and once aborted.
 */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestions | null> {
  const response = await browserFetch(apiPaths.suggestions(text), { signal });
  if (!response.ok) return null;
  return ((await response.json()) as SuggestionsReply).suggestions ?? null;
}

/** The outcome of a search by photo. */
interface Similar {
  /** Codes of similar products, nearest first; empty where the store cannot find any. */
  codes: string[];
  /** What is wrong with the file, as the store's message; empty where the file is fine. */
  problem: string;
}

/** Fetches the products that are similar to a photo. */
export async function fetchSimilar(photo: File, signal: AbortSignal): Promise<Similar> {
  const body = new FormData();
  body.append('file', photo);
  try {
    const response = await browserFetch(apiPaths.imageSearch(), { method: 'POST', body, signal });
    const { codes, message } = await readReplyFields(response);
    const problem = response.status === 422 && typeof message === 'string' ? message : '';
    return { codes: isTextList(codes) ? codes : [], problem };
  } catch {
    // No network, not JSON, or aborted: the shopper sees the same in all these cases.
    return { codes: [], problem: '' };
  }
}

/** Fetches the list at an address of `apiPaths.photoResults`. Rejects where it is not available. */
export async function fetchPhotoResults(address: string): Promise<PhotoResults> {
  const response = await browserFetch(address);
  const { listing, filterSuggestions } = (await response.json()) as PhotoResultsReply;
  if (!response.ok || !listing || !filterSuggestions) throw new Error('The store has no list for these products.');
  return { listing, filterSuggestions };
}
