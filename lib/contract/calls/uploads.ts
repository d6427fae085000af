import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, opaqueId } from '../fields.ts';
import { PHOTO_EXTENSIONS, PHOTO_MAXIMUM_BYTES, SHOPPER_PHOTO_SIZES } from '../photo-vocabulary.ts';

const photoReference = { PhotoId: opaqueId, Size: z.enum(SHOPPER_PHOTO_SIZES).default('full') };
/** WebP, turned upright, without the camera's metadata. */
const photoContent = { ContentBase64: z.string().min(1) };

export const uploadPhoto = defineCall({
  name: 'UploadPhoto',
  method: 'POST',
  // The parts of a multipart form are text, so numbers arrive as text too.
  request: z.object({ ...callerFields, CurrencyId: z.coerce.number().int().min(1).default(1) }),
  multipart: { field: 'file', extensions: PHOTO_EXTENSIONS, maximumBytes: PHOTO_MAXIMUM_BYTES },
  data: z.object({ PhotoId: opaqueId }),
  repeatable: false,
  // Photos are decoded in a separate process, one after the other.
  deadlineMs: 20_000,
  summary:
    'Takes one photo, which waits a day for the review or return it is sent with; of more than five that wait the oldest goes. 235 where nobody is signed in, 229 where too many were sent.',
});

export const removePhoto = defineCall({
  name: 'RemovePhoto',
  method: 'POST',
  request: z.object({ PhotoId: opaqueId, ...callerFields }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary: 'Removes a photo that still waits; any other stays. 235 where nobody is signed in.',
});

export const photoFile = defineCall({
  name: 'PhotoFile',
  method: 'POST',
  request: z.object({ ...photoReference, ...callerFields }),
  data: z.object({
    ...photoContent,
    /** Whether anyone may see the photo. */
    Public: z.boolean(),
  }),
  repeatable: true,
  summary:
    'A photo: to everybody where it is part of what is published, otherwise to the customer who sent it. 204 for any other.',
});

export const operatorPhoto = defineCall({
  name: 'OperatorPhoto',
  method: 'POST',
  request: z.object({ ...photoReference }),
  data: z.object({ ...photoContent }),
  repeatable: true,
  operator: true,
  summary: 'Any photo that a shopper sent with a review or a return. 204 for an unknown one.',
});
