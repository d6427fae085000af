import { createHash, randomUUID } from 'node:crypto';

/**
 * The idempotency key of a submitted form, made of the rendered form (`key`) and its content: a double
 * submission is one request, and a changed form that is submitted again is another one.
 */
export function formKey({ key = randomUUID(), ...form }: { key?: string | undefined }): string {
  return createHash('sha256')
    .update(JSON.stringify([key, form]))
    .digest('base64url');
}
