import { createHash, randomUUID } from 'node:crypto';

/**
 * The idempotency key of a form that was sent: one for each opened form (`key`) and content, so that a double press is one
 * request, and a form that was changed and sent again another.
 */
export function formKey({ key = randomUUID(), ...form }: { key?: string | undefined }): string {
  return createHash('sha256')
    .update(JSON.stringify([key, form]))
    .digest('base64url');
}
