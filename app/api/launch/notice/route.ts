import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import {
  type NotifyNotice,
  noticeOfNotifyFailure,
  notifyText,
  problemsOfNotice,
} from '#lib/storefront/catalogue/stock-alerts/notices.ts';
import { launchNoticeForm } from '#lib/storefront/launch/schema.ts';
import { notifyOfLaunch } from '#lib/storefront/launch/server.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply, seeOther } from '#lib/storefront/platform/http/reply.ts';
import { bodyRoute } from '#lib/storefront/platform/http/route-handler.ts';

const back = (notice: NotifyNotice) => seeOther(`${paths.counter(notice)}#notify`);

/** Returns whether the failure means that the store is already open, so that no notice is needed. */
const isOpen = (failure: Failure) => failure.kind === 'refused' && failure.reason === 'stale';

export const POST = bodyRoute({
  json: {
    schema: launchNoticeForm,
    invalid: ({ problems }) => jsonReply({ ok: false, problems }, 422),
    handle: async ({ input, session }) => {
      const result = await notifyOfLaunch(await session(), input.contact);
      if (result.ok) return jsonReply({ ok: true, location: paths.counter() });
      const { failure } = result;
      if (isOpen(failure)) return jsonReply({ ok: false, problems: {}, location: paths.home() }, 409);
      const notice = noticeOfNotifyFailure(failure);
      if (notice === 'notify-contact') return jsonReply({ ok: false, problems: problemsOfNotice(notice) }, 422);
      const wait = failure.kind === 'refused' ? failure.retryAfterSeconds : undefined;
      return failureReply(failure, notice, notifyText(notice, wait));
    },
  },
  form: {
    schema: launchNoticeForm,
    invalid: () => back('notify-contact'),
    handle: async ({ input, session }) => {
      const result = await notifyOfLaunch(await session(), input.contact);
      if (result.ok) return back('notify-saved');
      return isOpen(result.failure) ? seeOther(paths.home()) : back(noticeOfNotifyFailure(result.failure));
    },
  },
});
