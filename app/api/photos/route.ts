import { NextResponse } from 'next/server';
import { z } from 'zod';
import { opaqueId } from '#lib/contract/index.ts';
import { SHOPPER_PHOTO_SIZES } from '#lib/contract/photo-vocabulary.ts';
import { readOwnPhoto, readPublicPhoto, savePhoto } from '#lib/storefront/community/uploads/server.ts';
import { PHOTO_UPLOAD_MAXIMUM_BYTES } from '#lib/storefront/platform/http/body-limits.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply, PERSONAL, refusalReply } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';
import { uploadRoute } from '#lib/storefront/platform/http/upload-route.ts';

/** What is taken back is gone from every browser within the hour. */
const PUBLISHED = 'public, max-age=3600';

/** A photo that a shopper sent: what is published for everybody, otherwise for the shopper alone. */
export const GET = queryRoute({
  schema: z.object({ id: opaqueId, size: z.enum(SHOPPER_PHOTO_SIZES).default('full') }),
  handle: async ({ admitted, request, input: { id, size }, session }) => {
    const published = await readPublicPhoto(admitted(), id, size);
    const isMissing = !published.ok && published.failure.kind === 'not-found';
    const photo = isMissing ? await readOwnPhoto(await session(), id, size) : published;
    if (!photo.ok) return refusalReply(request, photo.failure.kind === 'unavailable' ? 503 : 404);
    const headers = {
      'content-type': 'image/webp',
      'cache-control': photo.value.isPublic ? PUBLISHED : PERSONAL,
      // Opened by itself it is a picture and nothing else.
      'content-security-policy': "default-src 'none'",
    };
    return new NextResponse(photo.value.content, { headers });
  },
});

/** Takes one photo of a customer, which waits for the review or return that it is sent with. */
export const POST = uploadRoute({
  field: 'file',
  maximumBytes: PHOTO_UPLOAD_MAXIMUM_BYTES,
  handle: async (file, { session }) => {
    const saved = await savePhoto(await session(), file);
    if (saved.ok) return jsonReply({ ok: true, id: saved.id });
    return failureReply(saved.failure, saved.failure.kind, saved.message, 'file');
  },
});
