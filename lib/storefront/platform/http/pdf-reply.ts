import { NextResponse } from 'next/server';
import { PERSONAL } from './reply.ts';

/** The response with a PDF file to download, for one shopper: shared caches must not store it. */
export function pdfReply({ name, content }: { name: string; content: Buffer<ArrayBuffer> }): NextResponse {
  const headers = {
    'content-type': 'application/pdf',
    // The name is sanitised, so that it cannot change the header.
    'content-disposition': `attachment; filename="${name.replace(/[^A-Za-z0-9._-]/g, '')}"`,
    'cache-control': PERSONAL,
  };
  return new NextResponse(content, { headers });
}
