import { z } from 'zod';
import { singleLineText, visibleText } from './fields.ts';
import { MAX_OPERATOR_NAME_LENGTH, OPERATOR_NAME_FORM, OPERATOR_NAME_PATTERN } from './operator-vocabulary.ts';
import { COLLECT_CODE_DIGITS } from './store-vocabulary.ts';

/** A page of a list of the order desk, counted from 1. */
export const pageNumber = z.number().int().min(1).max(10_000).default(1);

/** The place of a page in a list of the desk, which counts no further than some pages beyond it. */
export const deskPages = {
  Page: z.number().int(),
  /** How many pages there are; where `MorePages` is true, at least. */
  TotalPages: z.number().int(),
  MorePages: z.boolean(),
};

/** The name of a staff member for the audit: a name or a staff number, no customer data. */
export const operatorName = visibleText(MAX_OPERATOR_NAME_LENGTH).regex(OPERATOR_NAME_PATTERN, OPERATOR_NAME_FORM);

/**
 * Who makes the call, where its bearer is a key: the call is refused without it. A staff member's session names its person,
 * whatever the request says.
 */
export const operatorField = operatorName.default('');

/** Name of the courier; empty where the step needs none. */
export const courier = visibleText(60).default('');

/** Tracking number of a parcel (air waybill); empty where the step needs none. */
export const awb = z
  .string()
  .max(40)
  .regex(/^[A-Za-z0-9-]*$/)
  .default('');

/** For `restock`: the code of the warehouse that the items are put into; empty for those that they came from. */
export const restockWarehouse = singleLineText(12).default('');

/** The code at the counter of a physical store; empty where the step needs none. */
export const counterCode = z
  .string()
  .regex(new RegExp(`^(?:\\d{${COLLECT_CODE_DIGITS}})?$`), `must be ${COLLECT_CODE_DIGITS} digits`)
  .default('');
