import { z } from 'zod';
import { contact } from '#lib/storefront/catalogue/stock-alerts/schema.ts';

/** The launch notification form of the countdown. */
export const launchNoticeForm = z.object({ contact });
