/** Larger bodies are refused: nothing that a shopper sends to these handlers comes near it. */
const MAXIMUM_BYTES = 32 * 1024;

export type Encoding = 'json' | 'form';

export type Body = { ok: true; encoding: Encoding; fields: unknown } | { ok: false; status: 400 | 413 | 415 };

const ENCODINGS: ReadonlyMap<string, Encoding> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
]);

/** The bytes of a body, counted while they arrive; null where there are too many. */
async function boundedBytes(request: Request): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > MAXIMUM_BYTES) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const chunk = await reader.read();
    if (chunk.done) break;
    size += chunk.value.byteLength;
    if (size > MAXIMUM_BYTES) {
      await reader.cancel();
      return null;
    }
    chunks.push(chunk.value);
  }
  return Buffer.concat(chunks);
}

function parse(encoding: Encoding, text: string): unknown {
  if (encoding === 'form') return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a JSON or form body into plain fields; `status` says why it could not. */
export async function readBody(request: Request): Promise<Body> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const encoding = ENCODINGS.get(type);
  if (!encoding) return { ok: false, status: 415 };
  const bytes = await boundedBytes(request);
  if (!bytes) return { ok: false, status: 413 };
  const fields = parse(encoding, bytes.toString('utf8'));
  return typeof fields === 'object' && fields !== null ? { ok: true, encoding, fields } : { ok: false, status: 400 };
}
