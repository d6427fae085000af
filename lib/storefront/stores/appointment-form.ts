import { z } from 'zod';
import { idempotencyKey, personName, singleLineText } from '#lib/contract/fields.ts';
import { MAX_VISIT_MESSAGE_LENGTH, VIDEO_LANGUAGES, VISIT_PARTS } from '#lib/contract/store-vocabulary.ts';
import { keysOf } from '#lib/contract/typed-keys.ts';
import { mobileField } from '#lib/storefront/platform/forms/mobile-field.ts';
import { writtenField, writtenLines } from '#lib/storefront/platform/forms/written-fields.ts';
import * as m from '#messages';

/** The messages about invalid fields. */
export const APPOINTMENT_PROBLEMS = {
  day: m.storesProblemDay,
  part: m.storesProblemPart,
  service: m.storesProblemService,
  name: m.storesProblemName,
  note: () => m.storesProblemNote({ max: MAX_VISIT_MESSAGE_LENGTH }),
} as const;

/** Name of the form in the cookies of a browser without scripts, which save its fields in this order. */
export const APPOINTMENT_FORM = 'appointment';
export const APPOINTMENT_FIELDS = [
  'key',
  'store',
  'meeting',
  'language',
  'day',
  'part',
  'service',
  'name',
  'mobile',
  'note',
] as const;
export type AppointmentField = (typeof APPOINTMENT_FIELDS)[number];

const { day, part, service, name, note } = APPOINTMENT_PROBLEMS;
const parts = keysOf(VISIT_PARTS);

const fields = z.object({
  key: idempotencyKey.optional().catch(undefined),
  store: z.string().max(200).catch(''),
  /** A visit, or a short video call in a language. */
  meeting: z.enum(['visit', 'video']).catch('visit'),
  language: z.enum(VIDEO_LANGUAGES).catch('en'),
  day: z.iso.date({ error: day }),
  part: z.enum(parts, { error: part }),
  /** Missing for a video call: most services need the item. */
  service: writtenField(singleLineText(60).min(1), service).optional(),
  name: writtenField(personName, name),
  mobile: mobileField,
  note: writtenLines(MAX_VISIT_MESSAGE_LENGTH, note).default(''),
});

/** The fields as sent, with a service for a visit alone, although a form without scripts sends one for a call, too. */
function withServiceOfVisit(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  const { service: chosen = '', ...others } = sent as { service?: unknown; meeting?: unknown };
  return others.meeting === 'video' ? others : { ...others, service: chosen };
}

/** The request for an appointment at a physical store; `store` is the slug of its page. */
export const appointmentForm = z.preprocess(withServiceOfVisit, fields);
export type AppointmentFormValues = z.output<typeof appointmentForm>;
