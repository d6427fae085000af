import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, MAX_INTEGER, opaqueId } from '../fields.ts';
import { PHOTO_EXTENSIONS, PHOTO_MAXIMUM_BYTES, SHOPPER_PHOTO_SIZES } from '../photo-vocabulary.ts';

const photoReference = { PhotoId: opaqueId, Size: z.enum(SHOPPER_PHOTO_SIZES).default('full') };
/** WebP, turned upright, without the camera's metadata. */
const photoContent = { ContentBase64: z.string().min(1) };

export const uploadPhoto = defineCall({
  name: 'UploadPhoto',
  method: 'POST',
  // The parts of a multipart form are text, so numbers arrive as text too.
  request: z.object({ ...callerFields, CurrencyId: z.coerce.number().int().min(1).max(MAX_INTEGER).default(1) }),
  multipart: { field: 'file', extensions: PHOTO_EXTENSIONS, maximumBytes: PHOTO_MAXIMUM_BYTES },
  data: z.object({ PhotoId: opaqueId }),
  repeatable: false,
  // Photos are decoded in a separate process, one after the other.
  deadlineMs: 20_000,
  summary:
    'Uploads one photo, which is kept for a day until a review, return or service request uses it; with more than five unused ones the oldest is deleted. Fails with SignInRequired for a guest, TooManyRequests.',
});

export const removePhoto = defineCall({
  name: 'RemovePhoto',
  method: 'POST',
  request: z.object({ PhotoId: opaqueId, ...callerFields }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary: 'Removes an unused photo; any other stays. Fails with SignInRequired for a guest.',
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
    'A photo: for everyone if it is published, otherwise for the customer who sent it. Fails with NotFound for any other.',
});

export const operatorPhoto = defineCall({
  name: 'OperatorPhoto',
  method: 'POST',
  request: z.object({ ...photoReference }),
  data: z.object({ ...photoContent }),
  repeatable: true,
  operator: ['manager', 'packer', 'merchandiser', 'support'],
  summary:
    'A photo of a review, a return or a service request, for those who may read what it was sent with. Fails with NotFound for any other.',
});
