import type { NextRequest, NextResponse } from 'next/server';
import { isMultipart, multipartForm } from '#lib/shared/multipart-form.ts';
import { readBytes } from './read-body.ts';
import { refusalReply } from './reply.ts';
import { guarded, type RouteHandler, type Unparsed } from './route-handler.ts';

interface Upload {
  /** Name of the file's field. */
  field: string;
  /** The maximum size of the whole body in bytes. */
  maximumBytes: number;
  handle(file: File, context: Unparsed): Promise<NextResponse>;
  /** The response to a form without exactly one file; null where the form could not be read. */
  withoutFile?(context: Unparsed): NextResponse | null;
}

async function receive(request: NextRequest, { field, maximumBytes }: Upload): Promise<File | 400 | 413 | 415> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!isMultipart(contentType)) return 415;
  const bytes = await readBytes(request, maximumBytes);
  if (!bytes) return 413;
  const files = (await multipartForm(bytes, contentType))?.getAll(field) ?? [];
  const [file] = files;
  return file instanceof File && files.length === 1 ? file : 400;
}

/** A handler that accepts one file of a form, from pages of this site only. The front limits the rate. */
export function uploadRoute(upload: Upload): RouteHandler {
  return (request) =>
    guarded(request, { renewsSeal: false, isChange: true }, async (context) => {
      const received = await receive(request, upload);
      if (typeof received !== 'number') return upload.handle(received, context);
      const answer = received === 400 ? upload.withoutFile?.(context) : null;
      return answer ?? refusalReply(request, received);
    });
}
