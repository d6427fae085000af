import { z } from 'zod';
import { opaqueId } from '#lib/contract/fields.ts';

/** The query parameter that names an order by its key. */
export const orderQuery = z.object({ order: opaqueId });
