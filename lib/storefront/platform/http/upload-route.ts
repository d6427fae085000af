import type { NextRequest, NextResponse } from 'next/server';
import { isMultipart, multipartForm } from '#lib/shared/multipart-form.ts';
import { readBytes } from './read-body.ts';
import { refusalReply } from './reply.ts';
import { guarded, type RouteHandler, type Unparsed } from './route-handler.ts';

interface Upload {
  /** Name of the field that holds the file. */
  field: string;
  /** The most that the whole body may have. */
  maximumBytes: number;
  handle(file: File, context: Unparsed): Promise<NextResponse>;
  /** Answers a form that does not bring one file; where it answers null, the form could not be read. */
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

/** A handler that takes one file of a form, from pages of this site alone. How many come, the front has seen to. */
export function uploadRoute(upload: Upload): RouteHandler {
  return (request) =>
    guarded(request, { renewsSeal: false, isChange: true }, async (context) => {
      const received = await receive(request, upload);
      if (typeof received !== 'number') return upload.handle(received, context);
      const answer = received === 400 ? upload.withoutFile?.(context) : null;
      return answer ?? refusalReply(request, received);
    });
}
