import type { Context } from 'hono';
import { z } from 'zod';

/** Says why a control call is not carried out. */
export function refuse(context: Context, message: string): Response {
  return context.json({ message }, 400);
}

/** Answers a control call with its body, which is JSON: a page of another site cannot send it. */
export async function withBody<Body>(
  context: Context,
  shape: z.ZodType<Body>,
  answer: (body: Body) => Response,
): Promise<Response> {
  if (!context.req.header('content-type')?.startsWith('application/json')) return refuse(context, 'Send JSON.');
  const parsed = shape.safeParse(await context.req.json().catch(() => null));
  return parsed.success ? answer(parsed.data) : refuse(context, z.prettifyError(parsed.error));
}
