import { z } from 'zod';
import { NOT_ALLOWED_REASONS } from './after-sale-vocabulary.ts';
import { rupees } from './money.ts';
import { refusedRow } from './operator-rows.ts';
import { RETURN_CODES, type ReturnCodeName } from './return-codes.ts';
import { FORBIDDEN_REASONS } from './staff-vocabulary.ts';
import { keysOf } from './typed-keys.ts';
import { METHOD_REFUSALS } from './vocabulary.ts';

const count = z.number().int().min(0);

/** Every field that the Data of a refusal may have; which of them a return code has stands in REFUSAL_FIELDS. */
export const refusalData = z
  .object({
    /** The field of the request that is wrong, e.g. `Address.Pincode`; empty for the request as a whole. */
    Field: z.string(),
    /** What is wrong with it, for the caller's programmer. */
    Message: z.string(),
    Refused: z.array(refusedRow),
    /** What was not found: `basket`, `product` or `size`. */
    Subject: z.string(),
    Maximum: count,
    TriesLeft: count,
    RetryAfterSeconds: count,
    /** The minimum value of the cart for a coupon, and what the cart lacks. */
    Minimum: rupees,
    Missing: rupees,
    /** The current amount of the order or refund, where it differs from the expected one. */
    PayableAmount: rupees,
    /** Epoch milliseconds. */
    At: count,
    Reason: z.enum([...NOT_ALLOWED_REASONS, ...METHOD_REFUSALS, ...FORBIDDEN_REASONS]),
    /** The request for approval that a call became. */
    ApprovalId: z.string(),
    /** What a record has become in the meantime: its version, the time of its last change in epoch milliseconds, or its state. */
    Version: count,
    UpdatedAt: count,
    /** For a pincode that is in another state of India than its address: the name of that state. */
    State: z.string(),
    /** Stands beside the error in the log of the retail API. */
    ErrorId: z.string(),
  })
  .partial();

/** The Data of a refusal in a program, with money in integer paise. */
export type RefusalData = z.output<typeof refusalData>;

/** The fields that the Data of a refusal may have, by its return code; Data is null for every other code. */
const REFUSAL_FIELDS: Partial<Record<ReturnCodeName, readonly (keyof RefusalData)[]>> = {
  InvalidRequest: ['Field', 'Message', 'Refused', 'State'],
  NotFound: ['Subject'],
  Conflict: ['Version', 'UpdatedAt', 'State', 'Refused'],
  QuantityLimit: ['Maximum'],
  ListFull: ['Maximum'],
  TooManyRequests: ['RetryAfterSeconds'],
  CouponExpired: ['At'],
  CouponMinimum: ['Minimum', 'Missing'],
  CouponNotStarted: ['At'],
  CouponCartLimit: ['Maximum'],
  OtpWrong: ['TriesLeft'],
  OtpLocked: ['RetryAfterSeconds'],
  GiftCardExpired: ['At'],
  GiftCardsFull: ['Maximum'],
  GiftCouponExpired: ['At'],
  PriceChanged: ['PayableAmount'],
  MethodNotOffered: ['Reason'],
  NotAllowedNow: ['Reason'],
  Forbidden: ['Reason'],
  ApprovalNeeded: ['ApprovalId', 'At'],
  InternalError: ['ErrorId'],
};

/** The Data of a refusal with this return code on the wire; fields that are not described are wrong. */
function dataOfRefusal(name: ReturnCodeName) {
  const fields = REFUSAL_FIELDS[name];
  if (!fields) return z.null();
  const mask = Object.fromEntries(fields.map((field) => [field, true])) as Partial<Record<keyof RefusalData, true>>;
  return z.strictObject(refusalData.pick(mask).shape).nullable();
}

const NAMES = keysOf(RETURN_CODES);

/** The schema of a refusal's Data, by its return code. */
export const REFUSAL_DATA = new Map(
  NAMES.filter((name) => name !== 'Success').map((name) => [name, dataOfRefusal(name)] as const),
);
