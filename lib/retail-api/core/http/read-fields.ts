import type { z } from 'zod';
import { type Envelope, RETURN_CODES, type RetailCall } from '#lib/contract/index.ts';
import { multipartForm } from '#lib/shared/multipart-form.ts';
import { readBounded } from '#lib/shared/read-bounded.ts';
import { fail } from '../outcome.ts';
import { answer, envelopeFor } from './answer.ts';
import { invalidRequest } from './invalid-request.ts';
import { readRequest } from './read-request.ts';

/** Allowance for the rest of the form: boundaries, names and the other fields. */
const FORM_OVERHEAD_BYTES = 8 * 1024;

type ReadUpload =
  | { kind: 'upload'; fields: Record<string, string>; file: File | null }
  | { kind: 'too-large' }
  | { kind: 'not-a-form' };

/** The fields and the file of a call that takes one; the file is null unless there is exactly one. */
async function readUpload(
  request: Request,
  { field, maximumBytes, maximumParts }: NonNullable<RetailCall['multipart']>,
): Promise<ReadUpload> {
  const limit = maximumBytes + FORM_OVERHEAD_BYTES;
  if (Number(request.headers.get('content-length') ?? 0) > limit) return { kind: 'too-large' };
  const bytes = await readBounded(request.body, limit);
  if (!bytes) return { kind: 'too-large' };
  const form = await multipartForm(bytes, request.headers.get('content-type') ?? '', maximumParts);
  if (!form) return { kind: 'not-a-form' };
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
  }
  const [file, ...others] = form.getAll(field);
  return { kind: 'upload', fields, file: file instanceof File && others.length === 0 ? file : null };
}

type ReadFields =
  | { kind: 'refused'; answer: Response }
  | { kind: 'fields'; fields: z.output<RetailCall['request']>; file: File | null };

/**
 * The fields of a request, validated against the contract, and the file of a call that takes one; a refusal if anything
 * is invalid.
 */
export async function readFields({ call }: { call: RetailCall }, request: Request, url: URL): Promise<ReadFields> {
  const { multipart } = call;
  const read = multipart ? await readUpload(request, multipart) : await readRequest(request, url, call.maximumBytes);
  if (read.kind === 'too-large') {
    return refused(answer(envelopeFor(fail('InvalidRequest', 'The request is too large.')), 413));
  }
  if (read.kind === 'not-json') return refused(answer(invalid('', 'The body is not JSON.')));
  if (read.kind === 'not-a-form') return refused(answer(invalid('', 'The body is not a form with one file.')));
  const parsed = call.request.safeParse(read.fields);
  if (!parsed.success) {
    return refused(answer(envelopeFor(invalidRequest(read.fields, parsed.error.issues))));
  }
  return { kind: 'fields', fields: parsed.data, file: read.kind === 'upload' ? read.file : null };
}

function refused(response: Response): ReadFields {
  return { kind: 'refused', answer: response };
}

function invalid(field: string, message: string): Envelope {
  return {
    ReturnCode: RETURN_CODES.InvalidRequest.code,
    ReturnMessage: RETURN_CODES.InvalidRequest.meaning,
    Data: { Field: field, Message: message },
  };
}
