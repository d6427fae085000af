import type { CookieStore } from 'iron-session';
import type { NextRequest, NextResponse } from 'next/server';
import type { z } from 'zod';
import { type Admission, isKnownHost, isOutside } from '#lib/storefront/platform/gate/index.ts';
import { accessRules } from '#lib/storefront/platform/session/access-context.ts';
import { type RequestAdmission, readEntry } from '#lib/storefront/platform/session/admit-request.ts';
import { hasShopperCookie, requestSession } from '#lib/storefront/platform/session/request-session.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import * as m from '#messages';
import { PHOTO_FORM_MAXIMUM_BYTES } from './body-limits.ts';
import { answerFailures, isSameOriginRequest, rateLimitWait, withoutSharedCaching } from './guards.ts';
import { type BodyEncoding, readBody, readBodyWithFiles } from './read-body.ts';
import { jsonReply, refusalReply } from './reply.ts';

/** The context of a handler, once the request has been checked. */
export interface Context<Input> {
  request: NextRequest;
  input: Input;
  /** The unvalidated input. */
  sent: unknown;
  /** The files attached to a form that allows them. */
  files: readonly File[];
  /** The Host header. */
  host: string;
  /** The proof that the gate admitted the request; where it did not, the request ends here with HTTP 404. */
  admitted(): Admission;
  /** The shopper's session; opened on first use, and changes are written with the reply. */
  session(): Promise<ShopperSession>;
  /** Cookies of the request; those that are set are sent with the reply. For flash cookies. */
  cookies: CookieStore;
}

/** One accepted format of the body, and its handling. */
export interface Branch<Schema extends z.ZodType> {
  schema: Schema;
  handle(context: Context<z.output<Schema>>): Promise<NextResponse>;
  /** Answers input that the schema refused; by default JSON with the field's message. */
  invalid?(
    issue: InvalidField,
    context: Pick<Context<never>, 'request' | 'cookies'>,
  ): NextResponse | Promise<NextResponse>;
}

export interface InvalidField {
  /** Dotted name; empty where the error is of the whole input. */
  field: string;
  message: string;
  /** The first message of every invalid field, in the order of the fields. */
  problems: Record<string, string>;
  /** The unvalidated input. */
  fields: unknown;
}

export type RouteHandler = (request: NextRequest) => Promise<NextResponse>;

interface RouteOptions {
  /** Whether the store offers this feature; where it does not, the response is HTTP 404. */
  isOffered?: () => Promise<boolean>;
  /** Whether a form may have photos attached, as `multipart/form-data`. */
  takesPhotos?: boolean;
}

const always = async () => true;

/**
 * A GET handler: validates the query and calls `handle`. `renewsSeal` allows it to renew an old seal of the
 * session.
 */
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

/** The handler of a change: same origin only, with a JSON body or a form, whichever has a branch. */
export function bodyRoute<Json extends z.ZodType = z.ZodNever, Form extends z.ZodType = z.ZodNever>(
  branches: { json?: Branch<Json>; form?: Branch<Form> },
  { isOffered = always, takesPhotos = false }: RouteOptions = {},
): RouteHandler {
  return (request) =>
    guarded(request, { renewsSeal: true, isChange: true }, async (context) => {
      if (!(await isOffered())) return refusalReply(request, 404);
      const body = await (takesPhotos ? readBodyWithFiles(request, PHOTO_FORM_MAXIMUM_BYTES) : readBody(request));
      if (!body.ok) return refusalReply(request, body.status);
      const encoding: BodyEncoding = body.encoding;
      const unsupported = () => refusalReply(request, 415);
      if (encoding === 'json') return branches.json ? run(branches.json, context, body) : unsupported();
      return branches.form ? run(branches.form, context, body) : unsupported();
    });
}

export type Unparsed = Omit<Context<never>, 'input' | 'sent' | 'files'>;

async function run<Schema extends z.ZodType>(
  branch: Branch<Schema>,
  context: Unparsed,
  { fields, files }: { fields: unknown; files: readonly File[] },
): Promise<NextResponse> {
  // Replaces the schema library's default messages, which are not for shoppers.
  const parsed = branch.schema.safeParse(fields, { error: m.formsCheckEntry });
  if (parsed.success) return branch.handle({ ...context, input: parsed.data, sent: fields, files });
  const issues = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  const { field, message } = issues[0] ?? { field: '', message: m.formsCheckEntry() };
  const problems: Record<string, string> = {};
  for (const issue of issues) problems[issue.field] ??= issue.message;
  if (branch.invalid) return branch.invalid({ field, message, problems, fields }, context);
  return jsonReply({ ok: false, message, reason: 'invalid', field }, 400);
}

const RETRY_AFTER_OUTAGE_SECONDS = '5';

/** Thrown where a handler that is open under a restriction needs an admission. */
class NotAdmitted extends Error {}

/** The response where the gate does not admit the request; null where it may go on. */
function refuseEntry(request: NextRequest, { kind }: RequestAdmission): NextResponse | null {
  if (kind === 'admitted' || isOutside(request.nextUrl.pathname)) return null;
  return kind === 'outside'
    ? refusalReply(request, 404)
    : refusalReply(request, 503, {}, { 'retry-after': RETRY_AFTER_OUTAGE_SECONDS });
}

interface GuardOptions {
  renewsSeal: boolean;
  /** True for a change, which only pages of this site may request. */
  isChange: boolean;
}

/** Wraps a handler with admission, origin check, rate limits, session and error handling. */
export async function guarded(
  request: NextRequest,
  { renewsSeal, isChange }: GuardOptions,
  work: (context: Unparsed) => Promise<NextResponse>,
): Promise<NextResponse> {
  return answerFailures(request, async () => {
    const host = request.headers.get('host') ?? '';
    if (!isKnownHost(host, accessRules())) return refusalReply(request, 400);
    const entry = await readEntry(host, request.headers.get('cookie') ?? '');
    const refusal = refuseEntry(request, entry);
    if (refusal) return refusal;
    // Checked before the rate limits, so that another site's requests do not use up those of the shopper.
    if (isChange && !isSameOriginRequest(request)) return refusalReply(request, 403);
    const { cookies, open, finish } = requestSession(request, { renewsSeal });
    const wait = await rateLimitWait(request, async () =>
      hasShopperCookie(request) ? (await open()).data.sessId : undefined,
    );
    if (wait > 0) return refusalReply(request, 429, {}, { 'retry-after': String(wait) });
    try {
      const admitted = () => {
        if (entry.kind !== 'admitted') throw new NotAdmitted();
        return entry.admission;
      };
      const reply = await work({ request, host, admitted, session: open, cookies });
      await finish(reply);
      return withoutSharedCaching(reply);
    } catch (error) {
      if (error instanceof NotAdmitted) return refusalReply(request, 404);
      throw error;
    }
  });
}
