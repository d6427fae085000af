import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { productItem } from '../entities.ts';
import { productCode } from '../fields.ts';
import { pageSlug } from '../page-fields.ts';
import { storyEntry } from '../story.ts';

/** Epoch milliseconds at which an occasion starts or ends, so that the answer changes; none if it never does. */
const changesAt = z.number().int().min(0).optional().catch(undefined);

export const journal = defineCall({
  name: 'Journal',
  method: 'GET',
  request: z.object({}),
  data: z.object({ Stories: z.array(storyEntry).max(500), ChangesAt: changesAt }),
  repeatable: true,
  bestEffort: true,
  summary: 'The stories of the journal: the occasions of today, the next to end first, then all others, newest first.',
});

export const journalStory = defineCall({
  name: 'JournalStory',
  method: 'GET',
  request: z.object({ PageURL: pageSlug }),
  data: storyEntry.extend({
    PageContent: z.string(),
    /** True after the last day of an occasion. */
    IsOver: z.boolean().default(false),
    /** The products in stock that the text links to, in its order. */
    Products: z.array(productItem).prefault([]),
    /** The list that the story names, with its first products in stock. */
    List: z.object({ Title: z.string(), Url: z.string(), Products: z.array(productItem).prefault([]) }).optional(),
    ChangesAt: changesAt,
  }),
  repeatable: true,
  bestEffort: true,
  summary:
    'A story with its products. Fails with NotFound for an unknown one, and before the first day of an occasion.',
});

export const productStories = defineCall({
  name: 'ProductStories',
  method: 'GET',
  request: z.object({ ProductCode: productCode, Limit: z.coerce.number().int().min(1).max(6).default(3) }),
  data: z.object({ Stories: z.array(storyEntry).max(6), ChangesAt: changesAt }),
  repeatable: true,
  bestEffort: true,
  summary: 'The stories of today whose text links to a product, in the order of the journal.',
});
