import type { z } from 'zod';
import { type Envelope, RETURN_CODES, type RetailCall } from '#lib/contract/index.ts';
import { fail } from '../outcome.ts';
import { answer, envelopeFor } from './answer.ts';
import { readRequest } from './read-request.ts';
import { readUpload } from './read-upload.ts';

type ReadFields =
  | { kind: 'refused'; answer: Response }
  | { kind: 'fields'; fields: z.output<RetailCall['request']>; file: File | null };

/**
 * The fields of a request, validated against the contract, and the file of a call that takes one; a refusal if anything
 * is invalid.
 */
export async function readFields({ call }: { call: RetailCall }, request: Request, url: URL): Promise<ReadFields> {
  const { multipart } = call;
  const read = multipart ? await readUpload(request, multipart) : await readRequest(request, url);
  if (read.kind === 'too-large') {
    return refused(answer(envelopeFor(fail('InvalidRequest', 'The request is too large.')), 413));
  }
  if (read.kind === 'not-json') return refused(answer(invalid('', 'The body is not JSON.')));
  if (read.kind === 'not-a-form') return refused(answer(invalid('', 'The body is not a form with one file.')));
  const parsed = call.request.safeParse(read.fields);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return refused(answer(invalid(issue?.path.join('.') ?? '', issue?.message ?? '')));
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
