import { z } from 'zod';
import { BASE_LANGUAGE, LANGUAGES } from '#lib/messages/languages.ts';
import { refuseRepeated } from './rule-fields.ts';

const CODES = LANGUAGES.map(({ code }) => code);
const language = z.enum(CODES, `must be one of ${CODES.join(', ')}`);

/** The languages that a shop offers, each once; the first is English, that of pages whose address names none. */
export const languageList = z
  .array(language, 'must be a list of languages, such as ["en", "hi"]')
  .min(1, 'must have a language')
  .refine(([first]) => first === undefined || first === BASE_LANGUAGE, `must begin with ${BASE_LANGUAGE}`)
  .superRefine((languages, context) => refuseRepeated(languages, (code) => [[[], code]], context))
  .default([BASE_LANGUAGE]);

/** What the shop's prices, payments and tax invoices are in: amounts are stored in paise, and GST knows rupees alone. */
export const currencyCode = z.literal('INR', 'must be INR: the store takes rupees alone').default('INR');
