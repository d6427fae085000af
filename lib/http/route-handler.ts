import { randomUUID } from 'node:crypto';
import type { NextRequest, NextResponse } from 'next/server';
import type { z } from 'zod';
import { type Admission, admit } from '#lib/gate/index.ts';
import { retail } from '#lib/retail-client/server.ts';
import { sealedCookies } from '#lib/session/settings.ts';
import { openSession, type ShopperSession } from '#lib/session/shopper-session.ts';
import { environment } from '#lib/shared/env.ts';
import { log } from '#lib/shared/log.ts';
import { takeRequest } from './caller-limits.ts';
import { type Encoding, readBody } from './read-body.ts';
import { jsonReply, refusalReply } from './reply.ts';
import { isSameOrigin } from './same-origin.ts';

/** What a handler works with, once the request has been checked. */
export interface Context<Input> {
  request: NextRequest;
  input: Input;
  admission: Admission;
  /** The shopper; opened on first use, and what changed is written with the reply. */
  session(): Promise<ShopperSession>;
}

/** One shape of request and what to do with it. */
export interface Branch<Schema extends z.ZodType> {
  schema: Schema;
  handle(context: Context<z.output<Schema>>): Promise<NextResponse>;
  /** Answers fields that the schema refused; without it, JSON with the field's message. */
  invalid?(issue: InvalidField): NextResponse;
}

export interface InvalidField {
  /** Dotted name; empty where the whole is wrong. */
  field: string;
  message: string;
  /** What was sent, unchecked. */
  fields: unknown;
}

export type RouteHandler = (request: NextRequest) => Promise<NextResponse>;

/** A GET handler: checks the query and calls `handle`. `renewsSeal` lets it renew an old seal of the shopper's. */
export function queryRoute<Schema extends z.ZodType>(
  branch: Branch<Schema>,
  { renewsSeal = false }: { renewsSeal?: boolean } = {},
): RouteHandler {
  return (request) =>
    guarded(request, renewsSeal, (context) => run(branch, context, Object.fromEntries(request.nextUrl.searchParams)));
}

/** A handler that changes something: same origin only, a JSON body or, where there is a branch for it, a form. */
export function bodyRoute<Json extends z.ZodType, Form extends z.ZodType = z.ZodNever>(branches: {
  json: Branch<Json>;
  form?: Branch<Form>;
}): RouteHandler {
  return (request) =>
    guarded(request, true, async (context) => {
      const { headers } = request;
      const facts = {
        secFetchSite: headers.get('sec-fetch-site'),
        origin: headers.get('origin'),
        host: headers.get('host'),
        siteUrl: environment().SITE_URL,
      };
      if (!isSameOrigin(facts)) return refusalReply(request, 403);
      const body = await readBody(request);
      if (!body.ok) return refusalReply(request, body.status);
      const encoding: Encoding = body.encoding;
      if (encoding === 'json') return run(branches.json, context, body.fields);
      return branches.form ? run(branches.form, context, body.fields) : refusalReply(request, 415);
    });
}

const NOT_RIGHT = 'Something in that request was not right.';

type Unparsed = Omit<Context<never>, 'input'>;

async function run<Schema extends z.ZodType>(
  branch: Branch<Schema>,
  context: Unparsed,
  fields: unknown,
): Promise<NextResponse> {
  // The schema library's own wording is not for shoppers.
  const parsed = branch.schema.safeParse(fields, { error: () => NOT_RIGHT });
  if (parsed.success) return branch.handle({ ...context, input: parsed.data });
  const issue = parsed.error.issues[0];
  const invalid = { field: issue?.path.join('.') ?? '', message: issue?.message ?? '', fields };
  if (branch.invalid) return branch.invalid(invalid);
  const { field, message } = invalid;
  return jsonReply({ ok: false, message, reason: 'invalid', field }, 400);
}

/**
 * Seconds that the caller has to wait; 0 where the request may pass. First by the address that the front put in place of
 * what the client claimed (TRUST_PROXY has been applied there), then by the session, once its seal has been checked.
 */
async function waitOf(request: NextRequest, session: () => Promise<ShopperSession>): Promise<number> {
  const isRead = request.method === 'GET';
  const wait = takeRequest('address', request.headers.get('x-forwarded-for') ?? '', isRead);
  if (wait > 0 || !request.cookies.has(sealedCookies().shopper.cookieName)) return wait;
  const { sessId } = (await session()).data;
  return sessId === undefined ? 0 : takeRequest('session', sessId, isRead);
}

/** Admission, rate limits, cookies and the last catch around a handler. */
async function guarded(
  request: NextRequest,
  renewsSeal: boolean,
  work: (context: Unparsed) => Promise<NextResponse>,
): Promise<NextResponse> {
  try {
    const admission = admit({ host: request.headers.get('host') ?? '', now: Date.now() });
    if (!admission) return refusalReply(request, 400);
    const writes: Parameters<NextResponse['cookies']['set']>[] = [];
    let opened: Promise<ShopperSession> | undefined;
    const session = () => {
      opened ??= openSession({
        cookies: {
          get: (name) => request.cookies.get(name),
          set: (name, value, options) => writes.push([name, value, options]),
        },
        options: sealedCookies(),
        client: retail().client,
        now: Date.now,
        currencyId: 1,
        renewsSeal,
      });
      return opened;
    };
    const wait = await waitOf(request, session);
    if (wait > 0) return refusalReply(request, 429, {}, { 'retry-after': String(wait) });
    const reply = await work({ request, admission, session });
    await (await opened)?.save();
    for (const write of writes) reply.cookies.set(...write);
    return reply;
  } catch (error) {
    const requestId = randomUUID();
    log().error({ err: error, requestId, path: request.nextUrl.pathname }, 'A route handler failed');
    return refusalReply(request, 500, { requestId });
  }
}
