import { z } from 'zod';
import { serviceNumber } from '#lib/contract/index.ts';
import * as paths from '#lib/shared/paths.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import { refuseServiceChange } from '#lib/storefront/service/refusal.ts';
import { requestServiceWithdrawal } from '#lib/storefront/service/server.ts';

/** Withdraws a service request before the store has the item. */
export const POST = formRoute({
  name: 'service-withdrawal',
  schema: z.object({ number: serviceNumber }),
  page: ({ number }) => paths.service(number ?? ''),
  handle: async ({ input: { number }, session }) => {
    const withdrawn = await requestServiceWithdrawal(await session(), number);
    if (!withdrawn.ok) return refuseServiceChange(withdrawn.failure, number);
    return { ok: true, location: paths.service(number, 'service-withdrawn') };
  },
});
