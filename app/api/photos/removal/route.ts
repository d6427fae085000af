import { z } from 'zod';
import { opaqueId } from '#lib/contract/index.ts';
import { photoRefusal } from '#lib/storefront/community/uploads/copy.ts';
import { removePhoto } from '#lib/storefront/community/uploads/server.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { bodyRoute } from '#lib/storefront/platform/http/route-handler.ts';

/** Deletes a photo that the shopper removed from a form. */
export const POST = bodyRoute({
  json: {
    schema: z.object({ id: opaqueId }),
    handle: async ({ input, session }) => {
      const removed = await removePhoto(await session(), input.id);
      if (removed.ok) return jsonReply({ ok: true });
      return failureReply(removed.failure, removed.failure.kind, photoRefusal(removed.failure));
    },
  },
});
