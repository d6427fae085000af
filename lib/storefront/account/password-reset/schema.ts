import { z } from 'zod';

const token = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/);

/** Whether a text from an address has the format of a link's token. */
export function hasResetTokenFormat(text: unknown): text is string {
  return token.safeParse(text).success;
}

export const passwordResetForm = z.object({ token });
