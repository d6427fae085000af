import type { Kysely } from 'kysely';
import { calls } from '#lib/contract/index.ts';
import { IMAGE_SEARCH_EXTENSIONS, IMAGE_SEARCH_MAXIMUM_BYTES } from '#lib/contract/vocabulary.ts';
import { MAX_PIXELS } from '../catalogue/images/photo-limits.ts';
import { contentMatchesExtension, readHeader } from '../catalogue/images/read-header.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, succeed } from '../core/outcome.ts';
import { invalidField, tooManyRequests } from '../core/refusals.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** The number of results; products beyond it hardly resemble the photo. */
const FOUND = 24;
const BUSY_SECONDS = 2;

/**
 * What is wrong with a photo by its extension, size, signature and header; empty if nothing is. It decodes
 * nothing.
 */
function photoProblem(name: string, bytes: Uint8Array): string {
  const extension = /\.([A-Za-z]{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const isAccepted = IMAGE_SEARCH_EXTENSIONS.some((accepted) => accepted === extension);
  if (!isAccepted) return `The file must end in ${IMAGE_SEARCH_EXTENSIONS.join(', ')}.`;
  if (bytes.length > IMAGE_SEARCH_MAXIMUM_BYTES) return 'The photo must be at most 5 MB.';
  const header = readHeader(bytes);
  if (!header || !contentMatchesExtension(extension, header))
    return 'The contents of the file do not match its extension.';
  if (header.width * header.height > MAX_PIXELS) return 'The photo must have at most 40 million pixels.';
  return '';
}

/** The same codes, those of sold-out products behind the others. */
async function soldOutLast(db: Kysely<Database>, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('skus')
    .select('product_code')
    .distinct()
    .where('product_code', 'in', codes)
    .where('quantity', '>', 0)
    .execute();
  const inStock = new Set(rows.map(({ product_code }) => product_code));
  return codes.toSorted((left, right) => Number(inStock.has(right)) - Number(inStock.has(left)));
}

/**
 * Products similar to a photo, the nearest first and sold-out ones last. The photo is decoded in a separate process and not stored; only
 * the extension of its name is used.
 */
const imageSearch = handlerFor(calls.imageSearch, async (_request, { db, photos }, _caller, file) => {
  if (!file) return invalidField('file', 'Send one photo.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const problem = photoProblem(file.name, bytes);
  if (problem !== '') return invalidField('file', problem);
  const answer = await photos.find(bytes, FOUND);
  switch (answer.kind) {
    case 'found':
      return succeed({ similar_prod_ids: await soldOutLast(db, answer.codes) });
    case 'busy':
      return tooManyRequests(BUSY_SECONDS);
    case 'unreadable':
      return invalidField('file', 'The photo is damaged. Save it again as PNG or JPG.');
    case 'not-ready':
      return fail('InternalError', 'The photos of the catalogue are still being indexed. Try again in a minute.');
  }
});

/** The handler of the search by photo. */
export const imageSearchCalls: readonly CallHandler[] = [imageSearch];
