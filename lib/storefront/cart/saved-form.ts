import { z } from 'zod';
import { cartId } from '#lib/contract/fields.ts';

const id = cartId.min(1);

/** The forms about what is saved for later. */
export const savedForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), lineId: id }),
  z.object({ intent: z.literal('return'), savedId: id }),
  z.object({ intent: z.literal('remove'), savedId: id }),
]);
export type SavedForm = z.output<typeof savedForm>;
