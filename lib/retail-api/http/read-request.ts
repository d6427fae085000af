/** The most that a call may send. */
export const BODY_LIMIT = 256 * 1024;

export type ReadRequest = { kind: 'fields'; fields: unknown } | { kind: 'too-large' } | { kind: 'not-json' };

/** The fields of a call: the query of a GET, the JSON body of a POST. An empty body counts as no fields. */
export async function readRequest(request: Request, url: URL): Promise<ReadRequest> {
  if (request.method === 'GET') return { kind: 'fields', fields: Object.fromEntries(url.searchParams) };
  const text = await readBounded(request);
  if (text === null) return { kind: 'too-large' };
  if (text.trim() === '') return { kind: 'fields', fields: {} };
  try {
    return { kind: 'fields', fields: JSON.parse(text) };
  } catch {
    return { kind: 'not-json' };
  }
}

/** The declared length is only a hint, so the bytes are counted as they come. */
async function readBounded(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT) return null;
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > BODY_LIMIT) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
