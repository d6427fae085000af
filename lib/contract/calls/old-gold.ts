import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import {
  callerFields,
  email,
  idempotencyKey,
  mobile,
  multilineText,
  orEmpty,
  personName,
  singleLineText,
} from '../fields.ts';
import { oldGoldEnquiry, oldGoldReference, oldGoldWeight, oldPurity } from '../old-gold.ts';
import {
  OLD_GOLD_NOTE_LENGTH,
  OLD_GOLD_OUTCOMES,
  OLD_GOLD_PIECES_MAXIMUM,
  OLD_GOLD_PLACE_LENGTH,
  OLD_GOLD_PREFERENCES,
  OLD_METALS,
} from '../old-gold-vocabulary.ts';

export const requestOldGoldEnquiry = defineCall({
  name: 'RequestOldGoldEnquiry',
  method: 'POST',
  request: z.object({
    Metal: z.enum(OLD_METALS),
    /** One of the purities of the metal, or `unknown`. */
    Purity: oldPurity,
    WeightG: oldGoldWeight,
    Pieces: z.number().int().min(1).max(OLD_GOLD_PIECES_MAXIMUM),
    /** City or pincode. */
    Place: singleLineText(OLD_GOLD_PLACE_LENGTH).trim().min(2),
    Preference: z.enum(OLD_GOLD_PREFERENCES),
    Name: personName,
    Mobile: mobile,
    /** Empty: the shopper is called, and gets no mail with the reference. */
    Email: orEmpty(email).default(''),
    Note: multilineText(OLD_GOLD_NOTE_LENGTH).trim().default(''),
    IdempotencyKey: idempotencyKey.optional(),
    ...callerFields,
  }),
  data: z.object({ Reference: oldGoldReference }),
  repeatable: false,
  summary:
    'Asks for the exchange value of old gold. The answer names no price: the value is settled after the assay at a store. Fails with InvalidRequest for a purity of another metal, NotAllowedNow where the store takes no old gold, TooManyRequests with Data.RetryAfterSeconds.',
});

export const oldGoldEnquiryList = defineCall({
  name: 'OldGoldEnquiryList',
  method: 'GET',
  request: z.object({ State: z.enum(['open', 'closed', 'all']).default('open') }),
  /** At most 500, the oldest first. */
  data: z.array(oldGoldEnquiry),
  repeatable: true,
  operator: ['manager', 'support'],
  summary: 'The enquiries about old gold of the last 90 days.',
});

export const closeOldGoldEnquiry = defineCall({
  name: 'CloseOldGoldEnquiry',
  method: 'POST',
  request: z.object({ Reference: oldGoldReference, Outcome: z.enum(OLD_GOLD_OUTCOMES) }),
  data: oldGoldEnquiry,
  repeatable: true,
  operator: ['manager', 'support'],
  summary:
    'Records the outcome of an enquiry about old gold. A repeated call changes nothing. Fails with Conflict if another outcome was recorded, NotFound for an unknown reference.',
});
