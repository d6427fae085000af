import { z } from 'zod';
import { opaqueId } from '#lib/contract/fields.ts';
import { GATEWAYS } from '#lib/contract/vocabulary.ts';
import { textField } from '#lib/storefront/platform/forms/text-field.ts';

const NOT_RIGHT = 'Something went wrong with that request. Nothing was changed.';
const METHOD = 'Choose a payment method.';
const order = textField(opaqueId, NOT_RIGHT);

/** The form that opens a payment at a gateway. */
export const paymentStartForm = z.object({ order, gateway: z.enum(GATEWAYS, { error: METHOD }) });

/** The form that gives up paying. */
export const paymentCancellationForm = z.object({ order });
