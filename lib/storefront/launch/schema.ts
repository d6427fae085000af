import { z } from 'zod';
import { contact } from '#lib/storefront/catalogue/stock-alerts/schema.ts';

/** The form of the countdown. */
export const launchNoticeForm = z.object({ contact });
