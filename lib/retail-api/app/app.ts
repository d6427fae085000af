import { REFUSAL_DATA, type RetailCall, refusalData, SHOP_PATH, toWire } from '#lib/contract/index.ts';
import { type MessageChannel, OUTBOX_PATH } from '#lib/shared/outbox.ts';
import { inRequest } from '#lib/shared/request-context.ts';
import { requestIdFrom } from '#lib/shared/request-id.ts';
import { traced } from '#lib/shared/tracing/span.ts';
import type { ApiContext } from '../calls/api-context.ts';
import type { CallHandler } from '../calls/call-handler.ts';
import { callHandlers } from '../calls/index.ts';
import { serveImage } from '../catalogue/images/serve-image.ts';
import { serveVideo } from '../catalogue/images/serve-video.ts';
import { serveShop } from '../content/shop/serve-shop.ts';
import { isChangeMade, watchChanges } from '../core/db/changes-made.ts';
import type { StorageWatch } from '../core/db/storage-watch.ts';
import { answer, envelopeFor, refusals } from '../core/http/answer.ts';
import { health, readiness } from '../core/http/health.ts';
import { readFields } from '../core/http/read-fields.ts';
import { recordWrongKey } from '../core/http/record-wrong-key.ts';
import type { Logger } from '../core/log.ts';
import { fail, type Outcome } from '../core/outcome.ts';
import { serveOutbox } from '../messages/serve-outbox.ts';
import { recordRejectedCall, withDeskAudit } from '../orders/desk/record-desk-audit.ts';
import { askApproval, withRefundLimit } from '../staff/approvals/ask-approval.ts';
import { rejectForbidden } from '../staff/identify-staff.ts';
import { inLocalTexts } from '../translations/local-answer.ts';
import { acceptedLanguage } from './accepted-language.ts';
import { auditedAs } from './audited-as.ts';
import { identifyBearer, identifyCaller } from './identify-caller.ts';
import { withOperatorName } from './name-operator.ts';
import { ObservedCall } from './observed-calls.ts';

interface ApiOptions {
  log?: Logger;
  /** Folder that photos and videos are served from; if omitted, none are served. */
  dataDir?: string;
  /** The channels whose messages are shown at `/outbox`; if omitted, the page does not exist. */
  outbox?: readonly MessageChannel[] | undefined;
  /** Told of every error, and asked for readiness; left out where the disk is not watched. */
  storage?: Pick<StorageWatch, 'notice' | 'isFull'>;
  /** Asked for readiness; left out where products are searched in memory. */
  searchAnswers?: (() => Promise<boolean>) | undefined;
  /** Validates every Data, those of refusals too, against the contract before it is sent; for tests. */
  checkAnswers?: boolean;
}

export type Api = (request: Request) => Promise<Response>;

/** In place of the code's own message, which says that nothing was changed. */
const FAILED_AFTERWARDS =
  'The retail API failed after a change may have been saved. Look at what is stored before you repeat it.';

const VERBS: readonly string[] = ['GET', 'POST'];
const IMAGE_PATH = '/images/original/';

/** The retail API as a function from request to response. It opens no socket and never throws. */
export function createApi(context: ApiContext, options: ApiOptions = {}): Api {
  const routes = routesOf(callHandlers);
  return async (request) => {
    const requestId = requestIdFrom(request.headers.get('x-request-id'));
    const observed = new ObservedCall();
    const facts = { name: 'other', kind: 'server', attributes: { 'samay.request_id': requestId } } as const;
    const traceparent = request.headers.get('traceparent') ?? undefined;
    const language = acceptedLanguage(request.headers.get('accept-language'));
    const reply = await inRequest({ requestId, ...(language && { language }) }, () =>
      traced(facts, (span) => watchChanges(() => respond(request, requestId, observed.within(span))), traceparent),
    );
    reply.headers.set('x-request-id', requestId);
    observed.end();
    return reply;
  };

  async function respond(request: Request, requestId: string, observed: ObservedCall): Promise<Response> {
    const url = new URL(request.url);
    const name = url.pathname.slice(1).toLowerCase();
    try {
      if (!VERBS.includes(request.method)) return wrongVerb(VERBS);
      if (request.method === 'GET') {
        const served = await serveOther(url, request, context, options);
        if (served) return served;
      }
      const route = routes.get(name);
      if (!route) return answer(envelopeFor(fail('NotFound', 'There is no such call.')), 404);
      const handler = route.get(request.method);
      if (!handler) return wrongVerb([...route.keys()]);
      observed.named(handler.call.name);
      return await run({ handler, request, url, observed }, context, options.checkAnswers === true);
    } catch (error) {
      observed.answered('InternalError');
      options.storage?.notice(error);
      options.log?.error({ err: error, call: routes.has(name) ? name : 'other' }, 'A call failed');
      const message = isChangeMade() ? FAILED_AFTERWARDS : undefined;
      return answer(envelopeFor(fail('InternalError', message, { ErrorId: requestId })), 500);
    }
  }
}

/** A request for a call that exists. */
interface KnownCall {
  handler: CallHandler;
  request: Request;
  url: URL;
  observed: ObservedCall;
}

async function run(
  { handler, request, url, observed }: KnownCall,
  context: ApiContext,
  checkAnswers: boolean,
): Promise<Response> {
  const { call } = handler;
  const bearer = await identifyBearer(handler, request, context);
  if (bearer === null) {
    if (call.operator || call.access === 'staff') await recordWrongKey(request, context);
    observed.answered('InvalidToken');
    return refusals.jwt();
  }
  const { staff } = bearer;
  const auditEntry = { call, ...auditedAs(request, staff), now: context.now() };
  /** Answers a refusal, which the audit has if the call is an operator's. */
  const refuse = async (refusal: Outcome<never>, reply = answer(envelopeFor(refusal))) => {
    if (isAudited(call)) await recordRejectedCall(context.db, auditEntry, refusal.code);
    observed.answered(refusal.code);
    return reply;
  };
  const forbids = staff ? rejectForbidden(call, staff) : null;
  if (forbids) return refuse(forbids);
  const read = await readFields(handler, request, url);
  if (read.kind === 'refused') return refuse(fail('InvalidRequest'), read.answer);
  const named = staff ? withOperatorName(read.fields, auditEntry) : { fields: read.fields };
  if ('refusal' in named) return refuse(named.refusal);
  const { fields } = named;
  const caller = await identifyCaller(handler, bearer, request, fields, context);
  if (!caller) {
    observed.answered('InvalidToken');
    return refusals.customer();
  }
  const limited = withRefundLimit(context, staff);
  const makeCall = (given: unknown) => handler.handle(given, limited, caller, read.file);
  const asked = { call, fields, staff, tryCall: makeCall };
  const handle = async () => (await askApproval(context, asked)) ?? makeCall(fields);
  const outcome = isAudited(call) ? await withDeskAudit(context.db, { ...auditEntry, fields }, handle) : await handle();
  observed.answered(outcome.code);
  const succeeded = outcome.code === 'Success';
  // Staff edit the English, in whichever language they call.
  const local = succeeded && !call.operator ? await inLocalTexts(context.db, outcome.data) : outcome.data;
  const data: unknown = toWire(succeeded ? call.data : refusalData, local);
  if (checkAnswers) (succeeded ? call.data : REFUSAL_DATA.get(outcome.code))?.parse(data ?? null);
  return answer(envelopeFor({ ...outcome, data }));
}

/** Whether the audit has a call: each of an operator, and what a member changes of their own account. */
function isAudited({ operator, access, method }: RetailCall): boolean {
  return operator !== undefined || (access === 'staff' && method === 'POST');
}

async function serveOther(
  url: URL,
  request: Request,
  context: ApiContext,
  options: ApiOptions,
): Promise<Response | null> {
  if (url.pathname === '/healthz') return health();
  if (url.pathname === '/readyz') return readiness(context, options);
  if (url.pathname === SHOP_PATH) return serveShop(url, context.db);
  if (options.outbox && url.pathname === OUTBOX_PATH) return serveOutbox(request, url, context, options.outbox);
  if (!options.dataDir) return null;
  if (url.pathname.startsWith(IMAGE_PATH)) {
    const { dataDir, storage } = options;
    return serveImage(request, dataDir, { onFullDisk: (error) => storage?.notice(error) });
  }
  return serveVideo(request, options.dataDir);
}

function routesOf(handlers: readonly CallHandler[]): Map<string, Map<string, CallHandler>> {
  const routes = new Map<string, Map<string, CallHandler>>();
  for (const handler of handlers) {
    const name = handler.call.name.toLowerCase();
    routes.set(name, (routes.get(name) ?? new Map()).set(handler.call.method, handler));
  }
  return routes;
}

function wrongVerb(allowed: readonly string[]): Response {
  return answer(envelopeFor(fail('InvalidRequest', 'This method is not allowed here.')), 405, {
    allow: allowed.join(', '),
  });
}
