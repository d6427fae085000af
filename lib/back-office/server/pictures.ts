import { z } from 'zod';
import { calls } from '#lib/contract/index.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { readBounded } from '#lib/shared/read-bounded.ts';
import { pageAnswer } from './answer-call.ts';
import type { OfficeContext } from './office-context.ts';
import type { OperatorApi } from './retail-api.ts';

const PICTURE_PATH = /^\/images\/original\/[A-Za-z0-9-]{1,120}\.(?:webp|avif|jpeg)$/;
const MAX_PICTURE_BYTES = 8 * MEGABYTE;
const content = z.object({ ContentBase64: z.base64() });

/** A photo that a shopper sent with a return, a review or a service request. */
export async function operatorPhoto(context: OfficeContext, api: OperatorApi): Promise<Response> {
  const fields = { PhotoId: context.req.param('id'), ...context.req.query() };
  const result = await api.call(calls.operatorPhoto, fields, context.get('sender'));
  if (!result.ok) return context.text(result.problem.message, pageAnswer(result).status);
  const bytes = Buffer.from(content.parse(result.data).ContentBase64, 'base64');
  return context.body(bytes, 200, { 'content-type': 'image/webp' });
}

/** A picture of the catalogue, as the retail API serves it to everybody. */
export async function productPicture(context: OfficeContext, api: OperatorApi): Promise<Response> {
  if (!PICTURE_PATH.test(context.req.path)) return context.notFound();
  const reply = await api.picture(context.req.path);
  const type = reply.headers.get('content-type') ?? '';
  const bytes = reply.ok && type.startsWith('image/') ? await readBounded(reply.body, MAX_PICTURE_BYTES) : null;
  return bytes === null ? context.notFound() : context.body(bytes, 200, { 'content-type': type });
}
