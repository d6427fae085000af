import { z } from 'zod';
import { contact } from '#lib/notify/schema.ts';

/** The form of the countdown. */
export const launchNoticeForm = z.object({ contact });
