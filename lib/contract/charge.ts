import { z } from 'zod';
import { CHARGE_KINDS } from './charge-vocabulary.ts';
import { rupees } from './money.ts';

/** Charges of a cart or an order besides shipping; a retail API that has none may leave the field out. */
export const charges = z.array(z.object({ Kind: z.enum(CHARGE_KINDS), Amount: rupees })).default([]);
export type ChargesWire = z.output<typeof charges>;
