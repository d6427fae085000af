import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { jwtVerify, SignJWT } from 'jose';
import sharp from 'sharp';
import type { CallExamples } from '#lib/contract/call-example.ts';
import { calls, type Envelope, RETURN_CODES, type RetailCall, type ReturnCodeName } from '#lib/contract/index.ts';
import { isLoopback } from '#lib/shared/loopback.ts';
import { chooseExample } from './choose-example.ts';

const PHOTO = /^[A-Za-z0-9-]+-(\d{3,4})\.(avif|webp|jpeg)$/;
const MAX_PHOTO_WIDTH = 1920;
const GREY = '#d8d4cc';

const refused = (code: ReturnCodeName, Data: unknown = null): Envelope => ({
  ReturnCode: RETURN_CODES[code].code,
  ReturnMessage: RETURN_CODES[code].meaning,
  Data,
});
const INVALID_TOKEN = { ...refused('TokenStale'), ReturnMessage: 'invalid token' };
const INVALID_CUSTOMER = { ...refused('SessionRevoked'), ReturnMessage: 'invalid customer token' };

/**
 * A retail API that answers each call with its example, and keeps nothing. Calls without an example are answered with HTTP
 * 404, as those that an API does not have. It answers requests to this machine's own host names only.
 */
export function createMockApp(examples: CallExamples): Hono {
  const tokens = mockTokens();
  const customerToken = calls.verifyLoginOtp.data.parse(examples.VerifyLoginOTP?.[0]?.answer.Data).CustomerToken;
  const app = new Hono();
  app.use(async (context, next) => {
    const host = (context.req.header('host') ?? new URL(context.req.url).host).replace(/:\d*$/, '');
    return isLoopback(host) ? next() : context.text('The mock answers this machine only.', 403);
  });
  app.get('/readyz', (context) => context.json({ status: 'ready' }));
  app.get('/images/original/:file', async (context) => {
    const [, width = '', format] = PHOTO.exec(context.req.param('file')) ?? [];
    if (!format || Number(width) > MAX_PHOTO_WIDTH) return context.notFound();
    return context.body(await greyPhoto(Number(width), format as 'webp'), 200, { 'content-type': `image/${format}` });
  });
  for (const call of Object.values(calls) as RetailCall[]) {
    const ofCall = examples[call.name];
    if (!ofCall) continue;
    app.on(call.method, `/${call.name}`, async (context) => {
      if (call.access === undefined && !(await tokens.isValid(context.req.header('authorization'))))
        return context.json(INVALID_TOKEN, 401);
      const fields = call.method === 'GET' ? context.req.query() : await context.req.json().catch(() => null);
      const read = call.request.safeParse(fields);
      if (!read.success) {
        const [issue] = read.error.issues;
        return context.json(refused('InvalidRequest', { Field: issue?.path.join('.') ?? '', Message: issue?.message }));
      }
      const asked = read.data as Record<string, unknown>;
      if (asked.CustomerToken && asked.CustomerToken !== customerToken) return context.json(INVALID_CUSTOMER, 403);
      if (call === calls.jwtToken) return context.json(await tokens.answer());
      return context.json(chooseExample(ofCall, asked)?.answer);
    });
  }
  return app;
}

/** JWTs as the contract has them: one for each session, for an hour, signed with a key of this process. */
function mockTokens() {
  const key = randomBytes(32);
  return {
    async answer(): Promise<Envelope> {
      const token = await new SignJWT().setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1h').sign(key);
      return { ReturnCode: RETURN_CODES.Success.code, ReturnMessage: 'Success', Data: { SecurityToken: token } };
    },
    isValid: (authorization = ''): Promise<boolean> =>
      jwtVerify(authorization.replace(/^Bearer /i, ''), key).then(
        () => true,
        () => false,
      ),
  };
}

/** The same photo for every name: grey, because a mock has none. */
function greyPhoto(width: number, format: 'avif' | 'webp' | 'jpeg'): Promise<Buffer<ArrayBuffer>> {
  const create = { width, height: width, channels: 3, background: GREY } as const;
  return sharp({ create }).toFormat(format).toBuffer() as Promise<Buffer<ArrayBuffer>>;
}
