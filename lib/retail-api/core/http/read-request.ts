import { readBounded } from '#lib/shared/read-bounded.ts';

/** The most that a call may send: a page of 200,000 bytes whose every character is escaped, three bytes for one, is the largest. */
export const BODY_LIMIT = 640 * 1024;

type ReadRequest = { kind: 'fields'; fields: unknown } | { kind: 'too-large' } | { kind: 'not-json' };

/** The fields of a call: the query of a GET, the JSON body of a POST. An empty body counts as no fields. */
export async function readRequest(request: Request, url: URL): Promise<ReadRequest> {
  if (request.method === 'GET') return { kind: 'fields', fields: Object.fromEntries(url.searchParams) };
  if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT) return { kind: 'too-large' };
  const bytes = await readBounded(request.body, BODY_LIMIT);
  if (!bytes) return { kind: 'too-large' };
  const text = bytes.toString('utf8');
  if (text.trim() === '') return { kind: 'fields', fields: {} };
  try {
    return { kind: 'fields', fields: JSON.parse(text) };
  } catch {
    return { kind: 'not-json' };
  }
}
