import type { RetailCall } from '#lib/contract/index.ts';
import { multipartForm } from '#lib/shared/multipart-form.ts';
import { readBounded } from '#lib/shared/read-bounded.ts';

/** Allowance for the rest of the form: boundaries, names and the other fields. */
const FORM_OVERHEAD_BYTES = 8 * 1024;

type ReadUpload =
  | { kind: 'upload'; fields: Record<string, string>; file: File | null }
  | { kind: 'too-large' }
  | { kind: 'not-a-form' };

/** The fields and the file of a call that takes one; the file is null unless there is exactly one. */
export async function readUpload(
  request: Request,
  { field, maximumBytes }: NonNullable<RetailCall['multipart']>,
): Promise<ReadUpload> {
  const limit = maximumBytes + FORM_OVERHEAD_BYTES;
  if (Number(request.headers.get('content-length') ?? 0) > limit) return { kind: 'too-large' };
  const bytes = await readBounded(request.body, limit);
  if (!bytes) return { kind: 'too-large' };
  const form = await multipartForm(bytes, request.headers.get('content-type') ?? '');
  if (!form) return { kind: 'not-a-form' };
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
  }
  const [file, ...others] = form.getAll(field);
  return { kind: 'upload', fields, file: file instanceof File && others.length === 0 ? file : null };
}
