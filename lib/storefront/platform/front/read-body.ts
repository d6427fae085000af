import type { IncomingMessage } from 'node:http';

type BodyReading = { kind: 'body'; body: Buffer } | { kind: 'too-large' } | { kind: 'cut' };

/** Reads a request body of at most `maximumBytes`; a longer one is not read to its end. */
export function readRequestBody(request: IncomingMessage, maximumBytes: number): Promise<BodyReading> {
  if (Number(request.headers['content-length'] ?? 0) > maximumBytes) return Promise.resolve({ kind: 'too-large' });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > maximumBytes) {
        request.pause();
        resolve({ kind: 'too-large' });
      } else {
        chunks.push(chunk);
      }
    });
    request.once('end', () => resolve({ kind: 'body', body: Buffer.concat(chunks) }));
    request.once('error', () => resolve({ kind: 'cut' }));
    request.once('close', () => resolve({ kind: 'cut' }));
  });
}
