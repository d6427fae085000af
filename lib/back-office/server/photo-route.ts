import { readBounded } from '#lib/shared/read-bounded.ts';
import { pageAnswer } from './answer-call.ts';
import { FORWARDED_CALLS } from './forwarded-calls.ts';
import type { OfficeContext } from './office-context.ts';
import type { CallProblem, OperatorApi } from './retail-api.ts';

const PART = 'part';
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  // A part of a file that is sent in several requests.
  'application/octet-stream': PART,
};

/** Passes on a file, which is the body, with the fields of its call, which are the query. */
export async function photoRoute(context: OfficeContext, api: OperatorApi): Promise<Response> {
  const call = FORWARDED_CALLS.get(context.req.param('name') ?? '');
  if (!call?.multipart) return context.json({ error: problem('NotFound', 'There is no such call.') }, 404);
  const sender = context.get('sender');
  if (sender.token === '') return context.json({ error: problem('SignedOut', 'You are signed out.') }, 401);
  const extension = EXTENSIONS[context.req.header('content-type') ?? ''];
  if (extension === undefined || !call.multipart.extensions.includes(extension)) {
    return context.json({ error: problem('InvalidRequest', wrongType(call.multipart.extensions)) }, 415);
  }
  const content = await readBounded(context.req.raw.body, call.multipart.maximumBytes);
  if (content === null) return context.json({ error: problem('InvalidRequest', 'The file is too large.') }, 413);
  const { status, body } = pageAnswer(await api.upload(call, context.req.query(), { content, extension }, sender));
  return context.json(body, status);
}

function wrongType(extensions: readonly string[]): string {
  return extensions.includes(PART) ? 'The body must be bytes.' : 'The photo must be a JPEG, PNG or WebP file.';
}

function problem(code: CallProblem['code'], message: string): CallProblem {
  return { code, message, details: {} };
}
