import { z } from 'zod';
import { campaignLandingOf } from './landing.ts';

/** A landing as a browser reports it; parsed again, so that no personal data is passed on. */
export const visitForm = z
  .object({ url: z.string().max(1000), code: z.string().min(1).max(200) })
  .transform(({ url }, context) => {
    const mark = url.indexOf('?');
    const landing = url.startsWith('/') && mark !== -1 ? campaignLandingOf(url.slice(0, mark), url.slice(mark)) : null;
    if (landing) return landing;
    context.addIssue({ code: 'custom', message: 'The address must be a path of the store with its tracking code.' });
    return z.NEVER;
  });
