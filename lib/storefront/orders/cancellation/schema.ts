import { z } from 'zod';
import { idempotencyKey, orderNumber } from '#lib/contract/fields.ts';
import { visibleLines } from '#lib/contract/review.ts';
import { CANCEL_REASONS, CANCEL_TARGETS } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';
import { COMMENT_MAXIMUM } from './copy.ts';
import { itemSelectionOfFields } from './item-selection.ts';

/** Name of the form in the cookies of a browser without scripts. */
export const CANCELLATION_FORM = 'order-cancellation';

/** The form that cancels an order or some items of it, or previews the refund (`preview`). */
export const cancellationForm = z
  .looseObject({
    intent: z.enum(['preview', 'cancel']).catch('cancel'),
    order: orderNumber,
    scope: z.enum(['all', 'some']).catch('all'),
    reason: z.enum(CANCEL_REASONS, { error: m.ordersReasonMissing }).or(z.literal('')).default(''),
    comment: visibleLines(COMMENT_MAXIMUM).catch('').default(''),
    to: z.enum(CANCEL_TARGETS).catch('source'),
    /** The refund shown on the page, in paise; undefined where the page showed none. */
    expected: z
      .string()
      .regex(/^\d{1,12}$/)
      .transform(Number)
      .optional()
      .catch(undefined),
    key: idempotencyKey,
  })
  .transform((form) => {
    const { intent, order, scope, reason, comment, to, expected, key } = form;
    // Null means everything that is left of the order.
    const selection = scope === 'all' ? null : itemSelectionOfFields(form);
    return { intent, order, selection, reason, comment, to, expected, key };
  })
  .superRefine(({ intent, selection, reason }, context) => {
    if (intent === 'preview') return;
    if (selection?.size === 0)
      context.addIssue({ code: 'custom', path: ['scope'], message: m.ordersCancelNothingChosen() });
    if (reason === '') context.addIssue({ code: 'custom', path: ['reason'], message: m.ordersReasonMissing() });
  });
export type CancellationFormValues = z.output<typeof cancellationForm>;
