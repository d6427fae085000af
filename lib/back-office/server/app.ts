import { Hono } from 'hono';
import { calls } from '#lib/contract/index.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { readBounded } from '#lib/shared/read-bounded.ts';
import { inRequest } from '#lib/shared/request-context.ts';
import { nextRequestId, requestIdFrom } from '#lib/shared/request-id.ts';
import { type CallProblemBody, pageAnswer } from './answer-call.ts';
import type { BuiltApp } from './built-app.ts';
import { fileRoute } from './file-route.ts';
import { DEVICE_CALLS, FORWARDED_CALLS, withoutTokens } from './forwarded-calls.ts';
import { isOwnHost, jsonOnly, noOtherSites, officeHeaders, sentByOwnPage } from './guards.ts';
import type { OfficeContext, OfficeVariables } from './office-context.ts';
import { photoRoute } from './photo-route.ts';
import { operatorPhoto, productPicture } from './pictures.ts';
import { PaperJoiner } from './prints/paper-joiner.ts';
import { printRoute } from './prints/print-route.ts';
import type { CallResult, OperatorApi } from './retail-api.ts';
import type { StaffCookies } from './staff-cookie.ts';

/** The largest request but for files: a batch of products with long texts. */
const MAX_BODY_BYTES = 5 * MEGABYTE;

/** What the back office works with. */
interface BackOfficeOptions {
  api: OperatorApi;
  app: BuiltApp;
  cookies: StaffCookies;
  /** The address that staff use; undefined where it answers on this machine alone. */
  url: string | undefined;
  /** How many proxies are in front. */
  proxies: number;
  /** The address of the connection that a request came by. */
  peerOf: (context: OfficeContext) => string;
  /** Told of every error. */
  onError: (error: unknown) => void;
}

/** The back office as a handler of requests: its app, the calls it forwards, files and photos. */
export function createBackOffice({ api, app, cookies, url, proxies, peerOf, onError }: BackOfficeOptions) {
  const office = new Hono<{ Variables: OfficeVariables }>();
  const joiner = new PaperJoiner();

  office.use(async (context, next) => {
    const given = context.req.header('x-request-id');
    const requestId = proxies > 0 ? requestIdFrom(given) : nextRequestId();
    context.set('sender', { token: '', address: addressOf(context, proxies, peerOf), requestId });
    await inRequest({ requestId }, () => next());
    context.header('x-request-id', requestId);
  });
  office.use(officeHeaders(url?.startsWith('https:') ?? false));
  office.get('/healthz', (context) => context.json({ status: 'ok' }, 200, NO_STORE));
  office.get('/readyz', async (context) =>
    (await api.isReady())
      ? context.json({ status: 'ready' }, 200, NO_STORE)
      : context.json({ status: 'not ready' }, 503, NO_STORE),
  );
  office.use(async (context, next) => {
    if (!isOwnHost(context.req.header('host'), url)) return context.text('The back office is at another address.', 400);
    await next();
  });
  office.get('/app/:name', async (context) => {
    const file = await app.file(context.req.param('name'), context.req.header('accept-encoding') ?? '');
    return file ? context.body(file.content, 200, file.headers) : context.notFound();
  });

  for (const path of ['/api/*', '/uploads/*', '/files/*', '/prints/*', '/photos/*', '/images/*']) {
    office.use(path, async (context, next) => {
      context.set('sender', { ...context.get('sender'), token: await cookies.read(context) });
      await next();
      context.header('cache-control', 'no-store');
    });
  }
  office.use('/api/*', sentByOwnPage, jsonOnly);
  office.post('/api/:name', async (context) => {
    const call = FORWARDED_CALLS.get(context.req.param('name'));
    if (!call) return context.json(problem('NotFound', 'There is no such call.'), 404);
    // Counted here, because a proxy may send a body without its length.
    const content = await readBounded(context.req.raw.body, MAX_BODY_BYTES);
    if (content === null) return context.json(problem('InvalidRequest', 'The request is too large.'), 413);
    const fields = fieldsOf(content);
    if (fields === null) return context.json(problem('InvalidRequest', 'The body is not a JSON object.'), 400);
    const sender = context.get('sender');
    if (call.access !== 'public' && sender.token === '') return context.json(SIGNED_OUT, 401);
    const devices = DEVICE_CALLS.has(call.name) ? { DeviceTokens: await cookies.readDevices(context) } : {};
    const result = await api.call(call, { ...fields, ...devices }, sender);
    const isOver = result.ok ? call.name === calls.staffSignOut.name : result.problem.code === 'SignedOut';
    if (isOver) cookies.remove(context);
    const { status, body } = pageAnswer(
      result.ok && call.operator === undefined ? await keepTokens(context, result.data) : result,
    );
    return context.json(body, status);
  });

  /** Keeps the tokens of an answer in cookies. Returns the rest for the page. */
  async function keepTokens(context: OfficeContext, answer: unknown): Promise<CallResult> {
    const { session, device, data } = withoutTokens(answer);
    if (session !== '') await cookies.write(context, session);
    if (device !== '') await cookies.addDevice(context, device);
    return { ok: true, data };
  }

  office.post('/uploads/:name', sentByOwnPage, (context) => photoRoute(context, api));

  for (const path of ['/files/*', '/prints/*', '/photos/*', '/images/*']) office.use(path, noOtherSites);
  office.get('/files/:name', (context) => fileRoute(context, api));
  office.get('/prints/:kind', (context) => printRoute(context, { api, joiner }));
  office.get('/photos/:id', (context) => operatorPhoto(context, api));
  office.get('/images/*', (context) => productPicture(context, api));

  // Every other address is a screen of the app, which reads it.
  office.get('*', async (context) => {
    const hasSession = (await cookies.read(context)) !== '';
    return context.html(app.page(context.get('secureHeadersNonce'), hasSession), 200, NO_STORE);
  });
  office.onError((error, context) => {
    onError(error);
    return context.json(problem('InternalError', 'The back office failed. Try again.'), 500, NO_STORE);
  });
  return office;
}

const NO_STORE = { 'cache-control': 'no-store' };
const SIGNED_OUT = problem('SignedOut', 'You are signed out.');

function problem(code: CallProblemBody['error']['code'], message: string): CallProblemBody {
  return { error: { code, message, details: {} } };
}

/** The fields of a call from a page; null where the body is no JSON object. */
function fieldsOf(content: Buffer): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(content.toString());
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null;
  } catch {
    return null;
  }
}

/** The address of the browser: as the outermost trusted proxy reports it, or that of the connection. */
function addressOf(context: OfficeContext, proxies: number, peerOf: BackOfficeOptions['peerOf']): string {
  if (proxies === 0) return peerOf(context);
  const reported = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return reported.at(-proxies) ?? '';
}
