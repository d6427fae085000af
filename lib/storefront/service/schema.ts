import { z } from 'zod';
import { idempotencyKey, opaqueId, orderNumber } from '#lib/contract/fields.ts';
import { visibleLines } from '#lib/contract/review.ts';
import {
  SERVICE_ADDRESSES,
  SERVICE_COMMENT_MAXIMUM,
  SERVICE_HANDOVERS,
  SERVICE_REASONS,
  type ServiceReason,
} from '#lib/contract/service-vocabulary.ts';
import { PICKUP_SLOTS, VISIBLE_LETTER } from '#lib/contract/vocabulary.ts';
import { PHOTO_FILES, PHOTO_IDS } from '#lib/storefront/community/uploads/field-names.ts';
import {
  type PostedWithPhotos,
  photoFields,
  photoFieldsProblem,
  photoIdsOf,
} from '#lib/storefront/community/uploads/schema.ts';
import * as m from '#messages';

/** Name of the form in the cookies of a browser without scripts. */
export const SERVICE_FORM = 'service-request';

/** Its fields without those that its address carries, in the order of the page. */
export const SERVICE_FORM_FIELDS = [
  'key',
  'reason',
  'comment',
  PHOTO_IDS,
  PHOTO_FILES,
  'handover',
  'address',
  'day',
  'slot',
  'store',
];

const text = z.string().max(2000).catch('').default('');

const sentFields = z.looseObject({
  order: orderNumber,
  line: opaqueId,
  key: idempotencyKey,
  reason: z.enum(['', ...SERVICE_REASONS]).catch(''),
  comment: text,
  handover: z.enum(SERVICE_HANDOVERS).catch('pick-up'),
  address: z.enum(SERVICE_ADDRESSES).catch('delivery'),
  day: text,
  slot: z.enum(['', ...PICKUP_SLOTS]).catch(''),
  store: z.string().max(40).catch('').default(''),
  ...photoFields,
});
type SentService = z.output<typeof sentFields>;

/** A service request as submitted, with the ids of its photos. */
export interface ServiceRequestInput
  extends Pick<SentService, 'order' | 'line' | 'key' | 'handover' | 'address' | 'day' | 'slot' | 'store' | 'comment'> {
  reason: ServiceReason;
  photoIds: string[];
}

/** The request for a service. */
export const serviceForm = sentFields.transform((sent): PostedWithPhotos<ServiceRequestInput> => {
  const isBrought = sent.handover === 'store';
  const input: ServiceRequestInput = {
    order: sent.order,
    line: sent.line,
    key: sent.key,
    // An empty reason is a problem, and the form is not sent on then.
    reason: sent.reason === '' ? 'other' : sent.reason,
    // A form without scripts sends each line break as two characters.
    comment: sent.comment.replace(/\r\n?/g, '\n').trim(),
    handover: sent.handover,
    address: sent.address,
    day: isBrought ? '' : sent.day,
    slot: isBrought ? '' : sent.slot,
    store: isBrought ? sent.store : '',
    photoIds: photoIdsOf(sent),
  };
  return { photoIds: input.photoIds, input, problems: (files) => problemsOf(sent, input, files) };
});

/** All problems together, in the order of the page. */
function problemsOf(sent: SentService, { comment }: ServiceRequestInput, files: number): Record<string, string> {
  const isBrought = sent.handover === 'store';
  const found: [string, string | null][] = [
    ['reason', sent.reason === '' ? m.serviceReasonMissing() : null],
    ['comment', commentProblem(comment)],
    [PHOTO_FILES, photoFieldsProblem(sent, files)],
    ['day', isBrought || z.iso.date().safeParse(sent.day).success ? null : m.serviceDayMissing()],
    ['slot', isBrought || sent.slot !== '' ? null : m.serviceSlotMissing()],
    ['store', isBrought && sent.store === '' ? m.serviceStoreMissing() : null],
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

function commentProblem(comment: string): string | null {
  if (!VISIBLE_LETTER.test(comment)) return m.serviceCommentMissing();
  if (comment.length > SERVICE_COMMENT_MAXIMUM) return m.serviceCommentTooLong({ maximum: SERVICE_COMMENT_MAXIMUM });
  return visibleLines(SERVICE_COMMENT_MAXIMUM).safeParse(comment).success ? null : m.serviceCommentInvalid();
}
