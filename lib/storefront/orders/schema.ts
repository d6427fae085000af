import { z } from 'zod';
import { opaqueId } from '#lib/contract/fields.ts';

/** An order by its key, as handlers are asked about it. */
export const orderQuery = z.object({ order: opaqueId });
