import { singleLineText } from './fields.ts';

/** The identifier of a brand in its page's URL. */
export const brandSlug = singleLineText(80).regex(/^[a-z0-9-]{1,80}$/);
