import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { productCode } from '../fields.ts';
import { IMAGE_SEARCH_EXTENSIONS, IMAGE_SEARCH_MAXIMUM_BYTES } from '../vocabulary.ts';

export const imageSearch = defineCall({
  name: 'ImageSearch',
  method: 'POST',
  /** The request has no fields besides the photo. */
  request: z.object({}),
  multipart: { field: 'file', extensions: IMAGE_SEARCH_EXTENSIONS, maximumBytes: IMAGE_SEARCH_MAXIMUM_BYTES },
  data: z.object({ similar_prod_ids: z.array(productCode).max(60) }),
  repeatable: true,
  // Not retried, and its failure is tolerated: the photo service may be down on its own, and a photo is large to
  // send again.
  bestEffort: true,
  // Uploading a photo and analysing it take time.
  deadlineMs: 15_000,
  summary: 'Codes of the products most similar to the uploaded photo, most similar first.',
});
