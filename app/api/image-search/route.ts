import { failureReply } from '#lib/http/failure-reply.ts';
import { jsonReply } from '#lib/http/reply.ts';
import { uploadRoute } from '#lib/http/upload-route.ts';
import { extensionOf, photoProblem } from '#lib/search/photo-file.ts';
import { beginsAs } from '#lib/search/photo-kind.ts';
import { searchByPhoto } from '#lib/search/server.ts';
import type { ImageSearchReply } from '#lib/search/types.ts';

/** Products that look like a photo. The photo is handed on as it came: this process never opens it, nor keeps it. */
export const POST = uploadRoute({
  field: 'file',
  handle: async (photo, { admitted }) => {
    const problem = photoProblem(photo);
    const extension = extensionOf(photo.name);
    if (problem !== '' || !(await beginsAs(extension, photo))) {
      const message = problem || 'That file is not the photo that its name says.';
      return jsonReply({ ok: false, message, reason: 'invalid', field: 'file' }, 422);
    }
    // The type that the browser told goes no further either.
    const result = await searchByPhoto(admitted(), { content: photo.slice(), extension });
    if (result.ok) return jsonReply({ ok: true, codes: result.value } satisfies ImageSearchReply);
    return failureReply(result.failure, result.failure.kind, 'This Service Is Not Available');
  },
});
