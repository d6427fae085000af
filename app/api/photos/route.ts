import { NextResponse } from 'next/server';
import { z } from 'zod';
import { opaqueId } from '#lib/contract/index.ts';
import { SHOPPER_PHOTO_SIZES } from '#lib/contract/photo-vocabulary.ts';
import { readOwnPhoto, readPublicPhoto, uploadCustomerPhoto } from '#lib/storefront/community/uploads/server.ts';
import { PHOTO_UPLOAD_MAXIMUM_BYTES } from '#lib/storefront/platform/http/body-limits.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply, PERSONAL, refusalReply } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';
import { uploadRoute } from '#lib/storefront/platform/http/upload-route.ts';

/** A photo that is unpublished disappears from all browser caches within an hour. */
const PUBLISHED = 'public, max-age=3600';

/** Returns a shopper's photo: a published one to all visitors, otherwise only to the shopper. */
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
      // Opened directly, the response cannot load or run anything.
      'content-security-policy': "default-src 'none'",
    };
    return new NextResponse(photo.value.content, { headers });
  },
});

/** Accepts one photo of a customer, which is kept until the review or return that it belongs to is sent. */
export const POST = uploadRoute({
  field: 'file',
  maximumBytes: PHOTO_UPLOAD_MAXIMUM_BYTES,
  handle: async (file, { session }) => {
    const saved = await uploadCustomerPhoto(await session(), file);
    if (saved.ok) return jsonReply({ ok: true, id: saved.id });
    return failureReply(saved.failure, saved.failure.kind, saved.message, 'file');
  },
});
