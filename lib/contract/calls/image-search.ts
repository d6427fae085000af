import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { productCode } from '../fields.ts';
import { IMAGE_SEARCH_EXTENSIONS } from '../vocabulary.ts';

export const imageSearch = defineCall({
  name: 'ImageSearch',
  method: 'POST',
  /** Nothing beside the photo. */
  request: z.object({}),
  multipart: { field: 'file', extensions: IMAGE_SEARCH_EXTENSIONS, maximumBytes: 5 * 1024 * 1024 },
  data: z.object({ similar_prod_ids: z.array(productCode).max(60) }),
  repeatable: true,
  summary: 'Codes of the products that look like the uploaded photo, nearest first.',
});
