import { backToProduct } from '#lib/storefront/catalogue/back-to-product.ts';
import {
  type NotifyNotice,
  noticeOfNotifyFailure,
  noticeOfNotifyField,
  notifyText,
  problemsOfNotice,
} from '#lib/storefront/catalogue/stock-alerts/notices.ts';
import { notifyForm } from '#lib/storefront/catalogue/stock-alerts/schema.ts';
import { notifyWhenBack } from '#lib/storefront/catalogue/stock-alerts/server.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { bodyRoute } from '#lib/storefront/platform/http/route-handler.ts';
import { storeHref } from '#lib/storefront/platform/site/store-href.ts';

const back = (fields: unknown, notice: NotifyNotice) => backToProduct(fields, notice, 'notify');

export const POST = bodyRoute({
  json: {
    schema: notifyForm,
    invalid: ({ problems }) => jsonReply({ ok: false, problems }, 422),
    handle: async ({ input, session }) => {
      const result = await notifyWhenBack(await session(), input);
      if (result.ok) return jsonReply({ ok: true, location: storeHref(input.productUrl) });
      const { failure } = result;
      const notice = noticeOfNotifyFailure(failure);
      if (notice === 'notify-contact') return jsonReply({ ok: false, problems: problemsOfNotice(notice) }, 422);
      const wait = failure.kind === 'refused' ? failure.retryAfterSeconds : undefined;
      return failureReply(failure, notice, notifyText(notice, wait));
    },
  },
  form: {
    schema: notifyForm,
    invalid: ({ field, fields }) => back(fields, noticeOfNotifyField(field)),
    handle: async ({ input, session }) => {
      const result = await notifyWhenBack(await session(), input);
      return back(input, result.ok ? 'notify-saved' : noticeOfNotifyFailure(result.failure));
    },
  },
});
