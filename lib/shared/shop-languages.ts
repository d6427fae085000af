import { z } from 'zod';
import { SHOP_LANGUAGES } from './language-names.ts';
import { refuseRepeated } from './rule-fields.ts';

const language = z.enum(SHOP_LANGUAGES, `must be one of ${SHOP_LANGUAGES.join(', ')}`);

/** The languages of a shop, each once; the first is that of pages whose address names none. */
export const languageList = z
  .array(language, 'must be a list of languages, such as ["en", "hi"]')
  .min(1, 'must have a language')
  .superRefine((languages, context) => refuseRepeated(languages, (code) => [[[], code]], context))
  .default(['en']);

/** What the shop's prices, payments and tax invoices are in: amounts are stored in paise, and GST knows rupees alone. */
export const currencyCode = z.literal('INR', 'must be INR: the store takes rupees alone').default('INR');
