import { isMultipart, multipartForm } from '#lib/shared/multipart-form.ts';
import { readBounded } from '#lib/shared/read-bounded.ts';
import { uniqueFields } from '#lib/shared/unique-fields.ts';
import { uniqueJson } from '#lib/shared/unique-json.ts';

/** The default limit of a request body, far above anything that a shopper normally sends. */
export const MAX_BODY_BYTES = 32 * 1024;

export type BodyEncoding = 'json' | 'form';

/** `files`: those attached to a form that allows them, without empty file fields. */
type Body =
  | { ok: true; encoding: BodyEncoding; fields: unknown; files: readonly File[] }
  | { ok: false; status: 400 | 413 | 415 };

const ENCODINGS: ReadonlyMap<string, BodyEncoding> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
]);

interface ReadOptions {
  maximumBytes?: number;
  /** Refuses a body with a field that comes twice. */
  fieldsOnce?: boolean;
}

function parse(encoding: BodyEncoding, text: string, fieldsOnce: boolean): unknown {
  if (encoding === 'form') return fieldsOnce ? uniqueFields(text) : Object.fromEntries(new URLSearchParams(text));
  if (fieldsOnce) return uniqueJson(text);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The bytes of a body; null where there are more than `maximumBytes`. */
export async function readBytes(request: Request, maximumBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  const isTooLong = Number(request.headers.get('content-length') ?? 0) > maximumBytes;
  return isTooLong ? null : readBounded(request.body, maximumBytes);
}

/** Reads a JSON or form body into plain fields; on failure `status` is the HTTP status to return. */
export async function readBody(
  request: Request,
  { maximumBytes = MAX_BODY_BYTES, fieldsOnce = false }: ReadOptions = {},
): Promise<Body> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const encoding = ENCODINGS.get(type);
  if (!encoding) return { ok: false, status: 415 };
  const bytes = await readBytes(request, maximumBytes);
  if (!bytes) return { ok: false, status: 413 };
  const fields = parse(encoding, bytes.toString('utf8'), fieldsOnce);
  return typeof fields === 'object' && fields !== null
    ? { ok: true, encoding, fields, files: [] }
    : { ok: false, status: 400 };
}

/** The maximum number of fields and files in a form. */
const PARTS_OF_A_FORM = 40;

/** Like `readBody`, for a form with files, which may have `maximumBytes` in total. */
export async function readBodyWithFiles(request: Request, maximumBytes: number): Promise<Body> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!isMultipart(contentType)) return readBody(request);
  const bytes = await readBytes(request, maximumBytes);
  if (!bytes) return { ok: false, status: 413 };
  const form = await multipartForm(bytes, contentType, PARTS_OF_A_FORM);
  if (!form) return { ok: false, status: 400 };
  const entries = [...form];
  return {
    ok: true,
    encoding: 'form',
    fields: Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')),
    files: entries.flatMap(([, value]) => (value instanceof File && value.size > 0 ? [value] : [])),
  };
}
