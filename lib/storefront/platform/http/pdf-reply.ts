import { NextResponse } from 'next/server';
import { PERSONAL } from './reply.ts';

/** A PDF file to be saved under its name, for one shopper: nobody on the way keeps it. */
export function pdfReply({ name, content }: { name: string; content: Buffer<ArrayBuffer> }): NextResponse {
  const headers = {
    'content-type': 'application/pdf',
    // No name writes into the header.
    'content-disposition': `attachment; filename="${name.replace(/[^A-Za-z0-9._-]/g, '')}"`,
    'cache-control': PERSONAL,
  };
  return new NextResponse(content, { headers });
}
