import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { afterForm, afterInvalidForm } from '#lib/cart/form.ts';
import { noticeOfField } from '#lib/cart/notices.ts';
import { cartReply, writeCartCount } from '#lib/cart/reply.ts';
import { addition, type CartForm, cartForm, lineChange, lineRemoval } from '#lib/cart/schema.ts';
import { addLine, removeLine, updateLine, viewCart } from '#lib/cart/server.ts';
import { jsonReply, seeOther } from '#lib/http/reply.ts';
import { bodyRoute, type InvalidField, queryRoute } from '#lib/http/route-handler.ts';
import type { ShopperSession } from '#lib/session/shopper-session.ts';

function invalid({ field, message }: InvalidField) {
  const reason = noticeOfField(field, message);
  return jsonReply({ ok: false, message, reason, field }, reason === 'invalid' ? 400 : 422);
}

function submit(session: ShopperSession, form: CartForm) {
  if (form.intent === 'remove') return removeLine(session, form);
  if (form.intent === 'update') return updateLine(session, form);
  return addLine(session, { ...form, key: randomUUID() });
}

export const GET = queryRoute({
  schema: z.object({}),
  handle: async ({ request, session }) => cartReply(request, await viewCart(await session())),
});

export const POST = bodyRoute({
  json: {
    schema: addition,
    invalid,
    handle: async ({ request, input, session }) => cartReply(request, await addLine(await session(), input)),
  },
  form: {
    schema: cartForm,
    invalid: ({ field, message }) => seeOther(afterInvalidForm(field, message)),
    handle: async ({ request, input, session }) => {
      const result = await submit(await session(), input);
      const reply = seeOther(afterForm(input, result));
      if (result.ok) await writeCartCount(request, reply, result.value.count);
      return reply;
    },
  },
});

export const PATCH = bodyRoute({
  json: {
    schema: lineChange,
    invalid,
    handle: async ({ request, input, session }) => cartReply(request, await updateLine(await session(), input)),
  },
});

export const DELETE = bodyRoute({
  json: {
    schema: lineRemoval,
    invalid,
    handle: async ({ request, input, session }) => cartReply(request, await removeLine(await session(), input)),
  },
});
