import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { listPage } from './list-page.ts';

/** A page of named products, e.g. of those that look like a photo; it has no place among the categories. */
export const productsByCode = handlerFor(calls.productsByCode, async (request, context) => {
  const named = request.ProductCodes.map((code) => code.toUpperCase());
  const listed = await listPage(context, request, { named });
  if (!('page' in listed)) return listed;
  return succeed({ ...listed.page, Title: '', Intro: '', Url: '', Breadcrumb: [], Children: [] });
});
