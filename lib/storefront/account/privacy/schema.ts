import { z } from 'zod';
import { CONSENT_PURPOSES, type ConsentPurpose } from '#lib/contract/vocabulary.ts';

/** A box that is not ticked is not sent: only an expressly ticked one counts as consent. */
const box = z
  .unknown()
  .optional()
  .transform((value) => value === 'on');
const boxes = Object.fromEntries(CONSENT_PURPOSES.map((purpose) => [purpose, box])) as Record<
  ConsentPurpose,
  typeof box
>;

/** The boxes of the consents: true where one was ticked. */
export const consentsForm = z.object(boxes);
export type ConsentsFormValues = z.output<typeof consentsForm>;
