import { z } from 'zod';
import { opaqueId } from '#lib/contract/fields.ts';
import { GATEWAYS } from '#lib/contract/vocabulary.ts';
import { textField } from '#lib/storefront/platform/forms/text-field.ts';
import * as m from '#messages';

const order = textField(opaqueId, m.paymentNotRight);

/** The form that opens a payment at a gateway. */
export const paymentStartForm = z.object({ order, gateway: z.enum(GATEWAYS, { error: m.paymentMethodProblem }) });

/** The form that gives up paying. */
export const paymentCancellationForm = z.object({ order });
