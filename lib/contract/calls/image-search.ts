import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { productCode } from '../fields.ts';
import { IMAGE_SEARCH_EXTENSIONS, IMAGE_SEARCH_MAXIMUM_BYTES } from '../vocabulary.ts';

export const imageSearch = defineCall({
  name: 'ImageSearch',
  method: 'POST',
  /** Nothing beside the photo. */
  request: z.object({}),
  multipart: { field: 'file', extensions: IMAGE_SEARCH_EXTENSIONS, maximumBytes: IMAGE_SEARCH_MAXIMUM_BYTES },
  data: z.object({ similar_prod_ids: z.array(productCode).max(60) }),
  repeatable: true,
  // A service that looks at photos may be out of order by itself, and a photo is no small thing to send again.
  optional: true,
  // A photo takes its time on the way and in whatever looks at it.
  deadlineMs: 15_000,
  summary: 'Codes of the products that look like the uploaded photo, nearest first.',
});
