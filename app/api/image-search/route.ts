import type { NextRequest } from 'next/server';
import * as paths from '#lib/shared/paths.ts';
import { acceptsHtml } from '#lib/storefront/platform/http/accepts-html.ts';
import { UPLOAD_MAXIMUM_BYTES } from '#lib/storefront/platform/http/body-limits.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply, seeOther } from '#lib/storefront/platform/http/reply.ts';
import { uploadRoute } from '#lib/storefront/platform/http/upload-route.ts';
import { extensionOf, searchPhotoProblem } from '#lib/storefront/search/photo-file.ts';
import { problemOfPhoto } from '#lib/storefront/search/photo-problem.ts';
import { searchByPhoto } from '#lib/storefront/search/server.ts';
import type { ImageSearchReply } from '#lib/storefront/search/types.ts';
import * as m from '#messages';

const isPlainForm = ({ headers }: NextRequest) => acceptsHtml(headers.get('accept'));

/**
 * Returns products that look like a photo. The photo is sent on as it was received: this process neither
 * decodes nor stores it. A script gets the product codes; a plain form is redirected to the most similar
 * product, or back with the problem.
 */
export const POST = uploadRoute({
  field: 'file',
  maximumBytes: UPLOAD_MAXIMUM_BYTES,
  withoutFile: ({ request }) => (isPlainForm(request) ? seeOther(paths.photoForm('kind')) : null),
  handle: async (photo, { admitted, request }) => {
    const isPlain = isPlainForm(request);
    const problem = await problemOfPhoto(photo);
    if (problem !== null) {
      if (isPlain) return seeOther(paths.photoForm(problem));
      const message = searchPhotoProblem(photo) || m.photoSearchNotItsKind();
      return jsonReply({ ok: false, message, reason: 'invalid', field: 'file' }, 422);
    }
    // The browser's content type is not sent on, either.
    const result = await searchByPhoto(admitted(), { content: photo.slice(), extension: extensionOf(photo.name) });
    if (isPlain) {
      const [first] = result.ok ? result.value : [];
      return seeOther(first === undefined ? paths.photoForm('unavailable') : paths.search(first));
    }
    if (result.ok) return jsonReply({ ok: true, codes: result.value } satisfies ImageSearchReply);
    return failureReply(result.failure, result.failure.kind, m.photoSearchUnavailable());
  },
});
