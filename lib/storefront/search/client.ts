import * as apiPaths from '#lib/shared/api-paths.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import type { ImageSearchReply, PhotoResults, PhotoResultsReply, Suggestions, SuggestionsReply } from './types.ts';

/** The store's suggestions for a text; null where it has none to give. Rejects without a network, and once aborted. */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestions | null> {
  const response = await fetch(apiPaths.suggestions(text), { signal });
  if (!response.ok) return null;
  return ((await response.json()) as SuggestionsReply).suggestions ?? null;
}

/** What came of sending a photo. */
export interface Similar {
  /** Codes of the products that look like it, nearest first; empty where the store cannot tell. */
  codes: string[];
  /** What is wrong with the file itself, in the store's words; empty where it is not to blame. */
  problem: string;
}

/** Asks which products look like a photo. */
export async function fetchSimilar(photo: File, signal: AbortSignal): Promise<Similar> {
  const body = new FormData();
  body.append('file', photo);
  try {
    const response = await browserFetch(apiPaths.imageSearch(), { method: 'POST', body, signal });
    const { codes = [], message = '' } = (await response.json()) as ImageSearchReply;
    return { codes, problem: response.status === 422 ? message : '' };
  } catch {
    // No network, not JSON, or given up: to the shopper it is one and the same.
    return { codes: [], problem: '' };
  }
}

/** The list behind an address of `apiPaths.photoResults`. Rejects where it cannot be had. */
export async function fetchPhotoResults(address: string): Promise<PhotoResults> {
  const response = await browserFetch(address);
  const { listing, filterSuggestions } = (await response.json()) as PhotoResultsReply;
  if (!response.ok || !listing || !filterSuggestions) throw new Error('The store has no list for these products.');
  return { listing, filterSuggestions };
}
