import { z } from 'zod';
import { idempotencyKey, opaqueId, orderNumber, pan } from '#lib/contract/fields.ts';
import { visibleLines } from '#lib/contract/review.ts';
import { PICKUP_SLOTS, type PickupSlot, REFUND_TARGETS, RETURN_KINDS } from '#lib/contract/vocabulary.ts';
import { ADDRESS_FIELDS } from '#lib/storefront/account/addresses/field-lengths.ts';
import { addressFieldProblem, canonicalField } from '#lib/storefront/account/addresses/rules.ts';
import type { AddressTexts } from '#lib/storefront/account/addresses/types.ts';
import { PHOTO_FILES, PHOTO_IDS } from '#lib/storefront/community/uploads/field-names.ts';
import {
  type PostedWithPhotos,
  photoFields,
  photoFieldsProblem,
  photoIdsOf,
} from '#lib/storefront/community/uploads/schema.ts';
import * as m from '#messages';
import { BANK_FIELDS, bankProblems, parseBankAccount } from './bank-account.ts';
import { needsPhoto, RETURN_COMMENT_MAXIMUM } from './copy.ts';
import { isSelectionField, parseReturnSelection, SELECTION_FIELDS, type SelectedLine } from './selection.ts';

/** Name of the form in the cookies of a browser without scripts. */
export const RETURN_FORM = 'order-return';

const PICKUP_FIELDS = ADDRESS_FIELDS.filter((field) => field !== 'gstin');
type PickupField = (typeof PICKUP_FIELDS)[number];
export type PickupAddress = Omit<AddressTexts, 'gstin'>;

/** Its fields without those that its address carries, in the order of the page. */
export const RETURN_FORM_FIELDS = [
  'key',
  'seal',
  'tags',
  PHOTO_IDS,
  PHOTO_FILES,
  'comment',
  'pickup',
  ...PICKUP_FIELDS,
  'day',
  'slot',
  'to',
  ...BANK_FIELDS,
  'pan',
];

/** Whether a field is known from the page's address, or calculated by the page. */
export function isCarriedField(name: string): boolean {
  return isSelectionField(name) || ['order', 'kind', 'itemsValue', 'difference'].includes(name);
}

const text = z.string().max(2000).catch('').default('');
const paise = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);
const yesOrNo = z.enum(['', 'yes', 'no']).catch('');
const texts = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;

/** The technical maximum per line; the retail API checks how many may be returned. */
const MAX_RETURN_QUANTITY = 100;

/** The lines chosen in the first step, which the form carries along. */
function linesOf(fields: Readonly<Record<string, unknown>>): SelectedLine[] {
  const ids = Object.keys(fields)
    .filter((name) => name.startsWith(SELECTION_FIELDS.items))
    .map((name) => name.slice(SELECTION_FIELDS.items.length))
    .filter((id) => opaqueId.safeParse(id).success);
  const lines = ids.map((id) => ({ id, returnable: MAX_RETURN_QUANTITY }));
  return parseReturnSelection(fields, lines).lines;
}

const sentFields = z.looseObject({
  order: orderNumber,
  kind: z.enum(RETURN_KINDS),
  key: idempotencyKey,
  comment: text,
  seal: yesOrNo,
  tags: yesOrNo,
  pickup: z.enum(['delivered', 'other']).catch('delivered'),
  day: text,
  slot: z.enum(['', ...PICKUP_SLOTS]).catch(''),
  to: z.enum(REFUND_TARGETS).catch('source'),
  /** The value shown on the page, in paise. */
  itemsValue: paise,
  difference: paise,
  /** Left out where the page did not ask for it. */
  pan: z.string().max(2000).catch('').optional(),
  ...texts(BANK_FIELDS),
  ...texts(PICKUP_FIELDS),
  ...photoFields,
});

/** A return or exchange as submitted in its last step. */
export interface ReturnInput
  extends Pick<z.output<typeof sentFields>, 'order' | 'kind' | 'key' | 'to' | 'itemsValue' | 'difference'> {
  lines: SelectedLine[];
  comment: string;
  sealIntact: boolean;
  tagsOn: boolean;
  day: string;
  slot: PickupSlot;
  /** Null where the page did not ask for it. */
  pan: string | null;
  /** The pickup address; null where it is the delivery address of the order. */
  address: PickupAddress | null;
  account: ReturnType<typeof parseBankAccount> | null;
  photoIds: string[];
}

/** The last step as posted. */
export type PostedReturn = PostedWithPhotos<ReturnInput>;

/** The last step of a return or exchange. */
export const returnForm = sentFields.transform((sent): PostedReturn => {
  const input: ReturnInput = {
    order: sent.order,
    kind: sent.kind,
    key: sent.key,
    to: sent.to,
    itemsValue: sent.itemsValue,
    difference: sent.difference,
    lines: linesOf(sent),
    // A form without scripts sends each line break as two characters.
    comment: sent.comment.replace(/\r\n?/g, '\n').trim(),
    sealIntact: sent.seal === 'yes',
    tagsOn: sent.tags === 'yes',
    day: sent.day,
    slot: sent.slot === '' ? PICKUP_SLOTS[0] : sent.slot,
    pan: sent.pan?.replace(/\s/g, '').toUpperCase() ?? null,
    address: sent.pickup === 'other' ? addressOf(sent) : null,
    account: sent.to === 'bank' ? parseBankAccount(sent) : null,
    photoIds: photoIdsOf(sent),
  };
  return { photoIds: input.photoIds, input, problems: (files) => problemsOf(sent, input, files) };
});

function addressOf(form: Record<PickupField, string>): PickupAddress {
  const entries = PICKUP_FIELDS.map((field) => [field, canonicalField(field, form[field])]);
  return Object.fromEntries(entries) as PickupAddress;
}

/** All problems together, in the order of the page. */
function problemsOf(
  sent: z.output<typeof sentFields>,
  { lines, comment, address, account, pan: typedPan, photoIds }: ReturnInput,
  files: number,
): Record<string, string> {
  const isPhotoMissing = photoIds.length + files === 0 && needsPhoto(lines.map(({ reason }) => reason));
  const photo = photoFieldsProblem(sent, files) ?? (isPhotoMissing ? m.returnsPhotoMissing() : null);
  const found: [string, string | null][] = [
    ['', lines.length === 0 ? m.returnsChooseAgain() : null],
    ['seal', sent.seal === '' ? m.returnsSealMissing() : null],
    ['tags', sent.tags === '' ? m.returnsTagsMissing() : null],
    [PHOTO_FILES, photo],
    ['comment', commentProblem(comment)],
    ...(address ? addressProblems(address) : []),
    ['day', z.iso.date().safeParse(sent.day).success ? null : m.returnsDayMissing()],
    ['slot', sent.slot === '' ? m.returnsSlotMissing() : null],
    ...(account ? bankProblems(account) : []),
    ['pan', !typedPan || pan.safeParse(typedPan).success ? null : m.returnsPanInvalid()],
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

function addressProblems(address: PickupAddress): [string, string | null][] {
  return PICKUP_FIELDS.map((field) => [field, addressFieldProblem(field, address[field], '')]);
}

function commentProblem(comment: string): string | null {
  if (comment.length > RETURN_COMMENT_MAXIMUM) return m.returnsCommentTooLong({ maximum: RETURN_COMMENT_MAXIMUM });
  return visibleLines(RETURN_COMMENT_MAXIMUM).safeParse(comment).success ? null : m.returnsCommentInvalid();
}
