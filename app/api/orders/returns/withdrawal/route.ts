import { z } from 'zod';
import { returnNumber } from '#lib/contract/index.ts';
import * as paths from '#lib/shared/paths.ts';
import { requestReturnWithdrawal } from '#lib/storefront/orders/returns/server.ts';
import { type FormOutcome, formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import { refuseForm } from '#lib/storefront/platform/forms/refuse.ts';

/** Withdraws a return before its pickup, or gives up an exchange before its difference is paid. */
export const POST = formRoute({
  name: 'return-withdrawal',
  schema: z.object({ number: returnNumber }),
  page: ({ number }) => paths.orderReturn(number ?? ''),
  handle: async ({ input: { number }, session }): Promise<FormOutcome> => {
    const withdrawn = await requestReturnWithdrawal(await session(), number);
    if (withdrawn.ok) {
      const notice = withdrawn.value.state === 'withdrawn' ? 'return-withdrawn' : 'exchange-given-up';
      return { ok: true, location: paths.orderReturn(number, notice) };
    }
    const { failure } = withdrawn;
    if (failure.kind !== 'refused' || failure.reason !== 'not-allowed-now')
      return refuseForm(failure, paths.orderReturn(number));
    const notice = failure.because === 'being-paid' ? 'exchange-being-paid' : 'too-late-to-withdraw';
    return { ok: false, status: 409, problems: {}, location: paths.orderReturn(number, notice) };
  },
});
