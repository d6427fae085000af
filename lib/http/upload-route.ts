import type { NextRequest, NextResponse } from 'next/server';
import { UPLOAD_MAXIMUM_BYTES } from './body-limits.ts';
import { isMultipart, multipartForm } from './multipart-form.ts';
import { readBytes } from './read-body.ts';
import { refusalReply } from './reply.ts';
import { guarded, type RouteHandler, type Unparsed } from './route-handler.ts';

interface Upload {
  /** Name of the field that holds the file. */
  field: string;
  handle(file: File, context: Unparsed): Promise<NextResponse>;
}

async function receive(request: NextRequest, field: string): Promise<File | 400 | 413 | 415> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!isMultipart(contentType)) return 415;
  const bytes = await readBytes(request, UPLOAD_MAXIMUM_BYTES);
  if (!bytes) return 413;
  const files = (await multipartForm(bytes, contentType))?.getAll(field) ?? [];
  const [file] = files;
  return file instanceof File && files.length === 1 ? file : 400;
}

/** A handler that takes one file of a form, from pages of this site alone. How many come, the front has seen to. */
export function uploadRoute({ field, handle }: Upload): RouteHandler {
  return (request) =>
    guarded(request, { renewsSeal: false, isChange: true }, async (context) => {
      const received = await receive(request, field);
      return typeof received === 'number' ? refusalReply(request, received) : handle(received, context);
    });
}
