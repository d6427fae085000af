import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { productItem } from '../entities.ts';
import { callerFields, productCode } from '../fields.ts';

export const boughtTogether = defineCall({
  name: 'BoughtTogether',
  method: 'POST',
  request: z.object({ ProductCode: productCode, Limit: z.number().int().min(1).max(6).default(3), ...callerFields }),
  data: z.array(productItem),
  repeatable: true,
  bestEffort: true,
  summary:
    'Products in stock that several customers bought in the same order as this one, most customers first. Empty where too few did, so that no single purchase can be told from it.',
});
