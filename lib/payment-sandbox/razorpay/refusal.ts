import type { Context } from 'hono';

interface Refusal {
  description: string;
  reason?: string;
  step?: string;
  field?: string | undefined;
  status?: 400 | 401 | 409;
}

/** Responds with an error of Razorpay: `{ error: { code, description, source, step, reason, metadata } }`. */
export function apiError(
  context: Context,
  { description, reason = 'input_validation_failed', step = 'payment_initiation', field, status = 400 }: Refusal,
): Response {
  const error = { code: 'BAD_REQUEST_ERROR', description, source: 'business', step, reason, metadata: {} };
  return context.json({ error: field === undefined ? error : { ...error, field } }, status);
}

/** Responds as Razorpay does to an unknown id. */
export function unknownIdError(context: Context): Response {
  return apiError(context, { description: 'The id provided does not exist' });
}
