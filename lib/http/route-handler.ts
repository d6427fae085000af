import { randomUUID } from 'node:crypto';
import type { CookieStore } from 'iron-session';
import type { NextRequest, NextResponse } from 'next/server';
import type { z } from 'zod';
import { type Admission, isKnownHost, isOutside } from '#lib/gate/index.ts';
import { retail } from '#lib/retail-client/server.ts';
import { forgetSignIn, readEntry } from '#lib/session/admit-request.ts';
import { markOf } from '#lib/session/mark.ts';
import { accessRules, clearBypass } from '#lib/session/passes.ts';
import { writeCustomerStatus, writeSignedOut } from '#lib/session/readable-cookies.ts';
import { sealedCookies, sessionSecret } from '#lib/session/settings.ts';
import { openSession, type ShopperSession } from '#lib/session/shopper-session.ts';
import { checkoutChoices, clearNote } from '#lib/session/short-notes.ts';
import { environment } from '#lib/shared/env.ts';
import { log } from '#lib/shared/log.ts';
import { PHOTO_FORM_MAXIMUM_BYTES } from './body-limits.ts';
import { takeRequest } from './caller-limits.ts';
import { type Encoding, readBody, readBodyWithFiles } from './read-body.ts';
import { jsonReply, PERSONAL, refusalReply } from './reply.ts';
import { isSameOrigin } from './same-origin.ts';

/** What a handler works with, once the request has been checked. */
export interface Context<Input> {
  request: NextRequest;
  input: Input;
  /** What was sent, unchecked. */
  sent: unknown;
  /** Files of a form that may bring some. */
  files: readonly File[];
  /** The Host header. */
  host: string;
  /** The proof that the gate let the request in; where it did not, the request ends here as not found. */
  admitted(): Admission;
  /** The shopper; opened on first use, and what changed is written with the reply. */
  session(): Promise<ShopperSession>;
  /** Cookies of the request; what is set goes out with the reply. For short notes. */
  cookies: CookieStore;
}

/** One shape of request and what to do with it. */
export interface Branch<Schema extends z.ZodType> {
  schema: Schema;
  handle(context: Context<z.output<Schema>>): Promise<NextResponse>;
  /** Answers fields that the schema refused; without it, JSON with the field's message. */
  invalid?(
    issue: InvalidField,
    context: Pick<Context<never>, 'request' | 'cookies'>,
  ): NextResponse | Promise<NextResponse>;
}

export interface InvalidField {
  /** Dotted name; empty where the whole is wrong. */
  field: string;
  message: string;
  /** The first message of every wrong field, in the order of the fields. */
  problems: Record<string, string>;
  /** What was sent, unchecked. */
  fields: unknown;
}

export type RouteHandler = (request: NextRequest) => Promise<NextResponse>;

interface RouteOptions {
  /** Whether the store offers this at all; where it does not, nothing stands at the address. */
  isOffered?: () => Promise<boolean>;
  /** Whether a form may bring photos along, as `multipart/form-data`. */
  takesPhotos?: boolean;
}

const always = async () => true;

/** A GET handler: checks the query and calls `handle`. `renewsSeal` lets it renew an old seal of the shopper's. */
export function queryRoute<Schema extends z.ZodType>(
  branch: Branch<Schema>,
  { renewsSeal = false, isOffered = always }: RouteOptions & { renewsSeal?: boolean } = {},
): RouteHandler {
  return (request) =>
    guarded(request, { renewsSeal, isChange: false }, async (context) =>
      (await isOffered())
        ? run(branch, context, { fields: Object.fromEntries(request.nextUrl.searchParams), files: [] })
        : refusalReply(request, 404),
    );
}

/** A handler that changes something: same origin only, a JSON body or, where there is a branch for it, a form. */
export function bodyRoute<Json extends z.ZodType, Form extends z.ZodType = z.ZodNever>(
  branches: { json: Branch<Json>; form?: Branch<Form> },
  { isOffered = always, takesPhotos = false }: RouteOptions = {},
): RouteHandler {
  return (request) =>
    guarded(request, { renewsSeal: true, isChange: true }, async (context) => {
      if (!(await isOffered())) return refusalReply(request, 404);
      const body = await (takesPhotos ? readBodyWithFiles(request, PHOTO_FORM_MAXIMUM_BYTES) : readBody(request));
      if (!body.ok) return refusalReply(request, body.status);
      const encoding: Encoding = body.encoding;
      if (encoding === 'json') return run(branches.json, context, body);
      return branches.form ? run(branches.form, context, body) : refusalReply(request, 415);
    });
}

const NOT_RIGHT = 'Please check this entry.';

export type Unparsed = Omit<Context<never>, 'input' | 'sent' | 'files'>;

async function run<Schema extends z.ZodType>(
  branch: Branch<Schema>,
  context: Unparsed,
  { fields, files }: { fields: unknown; files: readonly File[] },
): Promise<NextResponse> {
  // The schema library's own wording is not for shoppers.
  const parsed = branch.schema.safeParse(fields, { error: () => NOT_RIGHT });
  if (parsed.success) return branch.handle({ ...context, input: parsed.data, sent: fields, files });
  const issues = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  const { field, message } = issues[0] ?? { field: '', message: NOT_RIGHT };
  const problems: Record<string, string> = {};
  for (const issue of issues) problems[issue.field] ??= issue.message;
  if (branch.invalid) return branch.invalid({ field, message, problems, fields }, context);
  return jsonReply({ ok: false, message, reason: 'invalid', field }, 400);
}

function isFromHere({ headers }: NextRequest): boolean {
  return isSameOrigin({
    secFetchSite: headers.get('sec-fetch-site'),
    origin: headers.get('origin'),
    host: headers.get('host'),
    siteUrl: environment().SITE_URL,
  });
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

const RETRY_AFTER_OUTAGE_SECONDS = '5';

/** A handler that stands before the door asked for what is behind it. */
class NotAdmitted extends Error {}

interface GuardOptions {
  renewsSeal: boolean;
  /** Only pages of this site may change anything. */
  isChange: boolean;
}

/** Admission, origin, rate limits, cookies and the last catch around a handler. */
export async function guarded(
  request: NextRequest,
  { renewsSeal, isChange }: GuardOptions,
  work: (context: Unparsed) => Promise<NextResponse>,
): Promise<NextResponse> {
  try {
    const host = request.headers.get('host') ?? '';
    if (!isKnownHost(host, accessRules())) return refusalReply(request, 400);
    const entry = await readEntry(host, request.headers.get('cookie') ?? '');
    if (entry.kind !== 'admitted' && !isOutside(request.nextUrl.pathname)) {
      return entry.kind === 'outside'
        ? refusalReply(request, 404)
        : refusalReply(request, 503, {}, { 'retry-after': RETRY_AFTER_OUTAGE_SECONDS });
    }
    const admitted = () => {
      if (entry.kind !== 'admitted') throw new NotAdmitted();
      return entry.admission;
    };
    // Before the limits: what another site sends must not use up the turns of the shopper.
    if (isChange && !isFromHere(request)) return refusalReply(request, 403);
    const writes: Parameters<NextResponse['cookies']['set']>[] = [];
    const cookies: CookieStore = {
      get: (name) => request.cookies.get(name),
      set: (name, value, options) => writes.push([name, value, options]),
    };
    let opened: Promise<ShopperSession> | undefined;
    let tokenBefore: string | undefined;
    const session = () => {
      opened ??= openSession({
        cookies,
        options: sealedCookies(),
        client: retail().client,
        now: Date.now,
        currencyId: 1,
        renewsSeal,
        clientAddress: request.headers.get('x-forwarded-for') ?? '',
      }).then((shopper) => {
        tokenBefore = shopper.data.customerToken;
        return shopper;
      });
      return opened;
    };
    const wait = await waitOf(request, session);
    if (wait > 0) return refusalReply(request, 429, {}, { 'retry-after': String(wait) });
    const reply = await work({ request, host, admitted, session, cookies });
    const shopper = await opened;
    await shopper?.save();
    const isSignedIn = shopper?.data.customerToken !== undefined;
    // Entry before the launch is that of a sign-in, and ends with it.
    if (shopper && !isSignedIn) clearBypass(cookies);
    // However the session changed, what scripts can read follows it.
    if (tokenBefore !== undefined && !isSignedIn) {
      forgetSignIn(tokenBefore);
      clearNote(cookies, checkoutChoices, sealedCookies());
      await writeSignedOut(request, reply);
    }
    if (shopper) await writeCustomerStatus(request, reply, markOf(shopper.data, sessionSecret()));
    for (const write of writes) reply.cookies.set(...write);
    // Cookies are one shopper's: what carries them is kept by nobody, whatever the handler said of its answer.
    if (reply.headers.has('set-cookie')) reply.headers.set('cache-control', PERSONAL);
    return reply;
  } catch (error) {
    if (error instanceof NotAdmitted) return refusalReply(request, 404);
    const requestId = randomUUID();
    log().error({ err: error, requestId, path: request.nextUrl.pathname }, 'A route handler failed');
    return refusalReply(request, 500, { requestId });
  }
}
