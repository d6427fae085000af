import { plainText } from './fields.ts';

/** Names a brand in the address of its page. */
export const brandSlug = plainText(80).regex(/^[a-z0-9-]{1,80}$/);
