import type { NextResponse } from 'next/server';
import * as paths from '#lib/shared/paths.ts';
import { seeOther } from '#lib/storefront/platform/http/reply.ts';
import { storeHref } from '#lib/storefront/platform/site/store-href.ts';

/**
 * Redirects a plain form to its product page, which is cached for all shoppers, so that only `notice` shows the
 * result. `fields`: those of the form, validated or not; without a product it leads to the home page. `anchor`: the
 * id of the form.
 */
export function backToProduct(fields: unknown, notice: string, anchor: string): NextResponse {
  const productUrl =
    typeof fields === 'object' && fields !== null && 'productUrl' in fields ? fields.productUrl : undefined;
  const page = typeof productUrl === 'string' ? storeHref(productUrl) : paths.home();
  return seeOther(`${page.split('?')[0]}?notice=${notice}#${anchor}`);
}
