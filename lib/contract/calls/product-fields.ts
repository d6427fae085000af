import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { singleLineText } from '../fields.ts';
import { rupees } from '../money.ts';
import { ATTRIBUTE_KINDS } from '../product-vocabulary.ts';

/** A value that products have. */
const knownValue = z.union([z.string(), z.number(), z.boolean()]);
const ruleValue = z.union([singleLineText(200), z.number(), z.boolean()]);
/** Products that are shown of a rule's. */
const SHOWN = 12;

export const productFields = defineCall({
  name: 'ProductFields',
  method: 'GET',
  request: z.object({}),
  data: z.object({
    /** By kind of goods, such as `Watches`. */
    Attributes: z.array(z.object({ RootCategory: z.string(), Name: z.string(), Kind: z.enum(ATTRIBUTE_KINDS) })),
    /** What products that shoppers see have for a field or an attribute, the most frequent first; 60 at most. */
    Values: z.array(z.object({ RootCategory: z.string(), Field: z.string(), Values: z.array(knownValue) })),
  }),
  repeatable: true,
  operator: ['manager', 'packer', 'merchandiser', 'support', 'accountant'],
  summary: 'The attributes that each kind of goods may have, and values to choose from for these and other fields.',
});

export const categoryMatches = defineCall({
  name: 'CategoryMatches',
  method: 'POST',
  request: z.object({
    /** As SaveCategories takes it. */
    Rule: z.record(singleLineText(60), z.union([ruleValue, z.array(ruleValue).min(1).max(500)])),
  }),
  data: z.object({
    /** Products that shoppers see and that match; they count within a minute after a change. */
    Count: z.number().int(),
    /** The first ones by code. */
    Products: z
      .array(
        z.object({
          ProductCode: z.string(),
          ProductTitle: z.string(),
          BrandName: z.string(),
          /** The lowest of its sizes. */
          Price: rupees,
          /** File name of the first photo. */
          Photo: z.string(),
        }),
      )
      .max(SHOWN),
    /** Values of the rule that no product has, which is mostly a slip of the pen. */
    Unknown: z.array(z.object({ Field: z.string(), Value: knownValue })),
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  summary: 'Which products a rule of a category would hold, without saving it.',
});
