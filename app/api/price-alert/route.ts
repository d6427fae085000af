import { backToProduct } from '#lib/storefront/catalogue/back-to-product.ts';
import {
  noticeOfPriceFailure,
  type PriceNotice,
  priceText,
  problemsOfPriceNotice,
} from '#lib/storefront/catalogue/price-alerts/notices.ts';
import { priceAlertForm } from '#lib/storefront/catalogue/price-alerts/schema.ts';
import { alertOfLowerPrice } from '#lib/storefront/catalogue/price-alerts/server.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { bodyRoute } from '#lib/storefront/platform/http/route-handler.ts';
import { storeHref } from '#lib/storefront/platform/site/store-href.ts';

const back = (fields: unknown, notice: PriceNotice) => backToProduct(fields, notice, 'price-alert');

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
    invalid: ({ field, fields }) => back(fields, field === 'contact' ? 'price-contact' : 'price-gone'),
    handle: async ({ input, session }) => {
      const result = await alertOfLowerPrice(await session(), input);
      return back(input, result.ok ? 'price-saved' : noticeOfPriceFailure(result.failure));
    },
  },
});
