import * as paths from '#lib/shared/paths.ts';
import { storeHref } from '#lib/shared/store-href.ts';
import {
  noticeOfPriceFailure,
  type PriceNotice,
  priceText,
  problemsOfPriceNotice,
} from '#lib/storefront/catalogue/price-alerts/notices.ts';
import { priceAlertForm } from '#lib/storefront/catalogue/price-alerts/schema.ts';
import { alertOfLowerPrice } from '#lib/storefront/catalogue/price-alerts/server.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply, seeOther } from '#lib/storefront/platform/http/reply.ts';
import { bodyRoute } from '#lib/storefront/platform/http/route-handler.ts';

/** Redirects to the product page, which is cached for all shoppers, so that only the notice shows the result. */
function back(productUrl: unknown, notice: PriceNotice) {
  const page = typeof productUrl === 'string' ? storeHref(productUrl) : paths.home();
  return seeOther(`${page.split('?')[0]}?notice=${notice}#price-alert`);
}

const productOf = (fields: unknown) =>
  typeof fields === 'object' && fields !== null && 'productUrl' in fields ? fields.productUrl : undefined;

export const POST = bodyRoute({
  json: {
    schema: priceAlertForm,
    invalid: ({ problems }) => jsonReply({ ok: false, problems }, 422),
    handle: async ({ input, session }) => {
      const result = await alertOfLowerPrice(await session(), input);
      if (result.ok) return jsonReply({ ok: true, location: storeHref(input.productUrl) });
      const { failure } = result;
      const notice = noticeOfPriceFailure(failure);
      if (notice === 'price-contact') return jsonReply({ ok: false, problems: problemsOfPriceNotice(notice) }, 422);
      const wait = failure.kind === 'refused' ? failure.retryAfterSeconds : undefined;
      return failureReply(failure, notice, priceText(notice, wait));
    },
  },
  form: {
    schema: priceAlertForm,
    invalid: ({ field, fields }) => back(productOf(fields), field === 'contact' ? 'price-contact' : 'price-gone'),
    handle: async ({ input, session }) => {
      const result = await alertOfLowerPrice(await session(), input);
      return back(input.productUrl, result.ok ? 'price-saved' : noticeOfPriceFailure(result.failure));
    },
  },
});
