import { z } from 'zod';
import { serviceNumber } from '#lib/contract/index.ts';
import { ESTIMATE_ANSWERS } from '#lib/contract/service-vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import { refuseServiceChange } from '#lib/storefront/service/refusal.ts';
import { sendEstimateAnswer } from '#lib/storefront/service/server.ts';

/** Approves or declines the estimate of a repair. */
export const POST = formRoute({
  name: 'service-estimate',
  schema: z.object({
    number: serviceNumber,
    answer: z.enum(ESTIMATE_ANSWERS),
    /** The estimate shown on the page, in paise. */
    expected: z
      .string()
      .regex(/^\d{1,12}$/)
      .transform(Number),
  }),
  page: ({ number }) => paths.service(number ?? ''),
  handle: async ({ input, session }) => {
    const answered = await sendEstimateAnswer(await session(), input);
    if (!answered.ok) return refuseServiceChange(answered.failure, input.number);
    const notice = input.answer === 'approve' ? 'estimate-approved' : 'estimate-declined';
    return { ok: true, location: paths.service(input.number, notice) };
  },
});
