import * as paths from '#lib/shared/paths.ts';
import { storeHref } from '#lib/shared/store-href.ts';
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
import { jsonReply, seeOther } from '#lib/storefront/platform/http/reply.ts';
import { bodyRoute } from '#lib/storefront/platform/http/route-handler.ts';

/**
 * Redirects to the product page, which is cached for all shoppers, so that only the notice shows the result of
 * the form.
 */
function back(productUrl: unknown, notice: NotifyNotice) {
  const page = typeof productUrl === 'string' ? storeHref(productUrl) : paths.home();
  return seeOther(`${page.split('?')[0]}?notice=${notice}#notify`);
}

const productOf = (fields: unknown) =>
  typeof fields === 'object' && fields !== null && 'productUrl' in fields ? fields.productUrl : undefined;

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
    invalid: ({ field, fields }) => back(productOf(fields), noticeOfNotifyField(field)),
    handle: async ({ input, session }) => {
      const result = await notifyWhenBack(await session(), input);
      return back(input.productUrl, result.ok ? 'notify-saved' : noticeOfNotifyFailure(result.failure));
    },
  },
});
