import { pageAnswer } from './answer-call.ts';
import { callFile, isFileCall } from './call-files.ts';
import { FORWARDED_CALLS } from './forwarded-calls.ts';
import type { OfficeContext } from './office-context.ts';
import type { OperatorApi } from './retail-api.ts';

/** Nothing in a file runs, whatever it is. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'";

/** Answers a link to a file: the call that its address names is made, and its answer sent as a file. */
export async function fileRoute(context: OfficeContext, api: OperatorApi): Promise<Response> {
  const call = FORWARDED_CALLS.get(context.req.param('name') ?? '');
  if (!call || !isFileCall(call)) return context.notFound();
  const sender = context.get('sender');
  if (sender.token === '') return context.redirect('/');
  const made = await callFile(call, context.req.query(), (one, fields) => api.call(one, fields, sender));
  if (!made.ok) return context.text(made.problem.message, pageAnswer(made).status);
  const { name, type, content, inline } = made.file;
  const fileName = name.replaceAll(/[^\w.-]/g, '_');
  return context.body(content, 200, {
    'content-type': type,
    'content-disposition': `${inline ? 'inline' : 'attachment'}; filename="${fileName}"`,
    'content-security-policy': FILE_POLICY,
  });
}
