import { readBounded } from '#lib/shared/read-bounded.ts';

/** The largest request body of a call: a page of 200,000 bytes with every character escaped, three bytes for one. */
export const BODY_LIMIT = 640 * 1024;

type ReadRequest = { kind: 'fields'; fields: unknown } | { kind: 'too-large' } | { kind: 'not-json' };

/** The fields of a call: the query of a GET, the JSON body of a POST. An empty body means no fields. `limit` in bytes. */
export async function readRequest(request: Request, url: URL, limit = BODY_LIMIT): Promise<ReadRequest> {
  if (request.method === 'GET') return { kind: 'fields', fields: Object.fromEntries(url.searchParams) };
  if (Number(request.headers.get('content-length') ?? 0) > limit) return { kind: 'too-large' };
  const bytes = await readBounded(request.body, limit);
  if (!bytes) return { kind: 'too-large' };
  const text = bytes.toString('utf8');
  if (text.trim() === '') return { kind: 'fields', fields: {} };
  try {
    return { kind: 'fields', fields: JSON.parse(text) };
  } catch {
    return { kind: 'not-json' };
  }
}
