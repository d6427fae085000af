import { addSurrogateKeys, markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { captureResponse } from './capture-response.ts';
import type { NextHandler } from './next-handler.ts';

const facts = { method: 'GET', url: '/a?b=c', headers: { host: 'shop' } };

test('captureResponse returns status, headers, body and directives together', async () => {
  const next: NextHandler = async (request, response) => {
    addSurrogateKeys('menu');
    markUnavailable(7);
    response.setHeader('X-Url', request.url ?? '');
    response.writeHead(203, { 'Content-Type': 'text/plain' });
    response.write('one ');
    await Promise.resolve();
    response.end(Buffer.from('two'));
  };
  const captured = await captureResponse(next, facts, { deadlineMs: 1000 });
  expect(captured.status).toBe(203);
  expect(captured.headers).toEqual({ 'x-url': '/a?b=c', 'content-type': 'text/plain' });
  expect(captured.body.toString()).toBe('one two');
  expect([...captured.directives.tags]).toEqual(['shop', 'menu']);
  expect(captured.directives).toMatchObject({ status: 503, retryAfterSeconds: 7 });
});

test('captureResponse: headersSent and the finish event are as with a real response', async () => {
  const seen: unknown[] = [];
  const next: NextHandler = (_request, response) =>
    new Promise((resolve) => {
      response.on('finish', () => {
        seen.push(response.writableFinished);
        resolve();
      });
      seen.push(response.headersSent);
      response.flushHeaders();
      seen.push(response.headersSent);
      response.end('x');
    });
  await captureResponse(next, facts, { deadlineMs: 1000 });
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual([false, true, true]);
});

test('captureResponse passes a body to Next, and only the given cookies', async () => {
  const next: NextHandler = async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    response.end(`${request.method} ${text} ${request.headers.cookie ?? 'no cookie'}`);
  };
  const captured = await captureResponse(
    next,
    { ...facts, method: 'POST', body: Buffer.from('a=1') },
    { deadlineMs: 1000 },
  );
  expect(captured.body.toString()).toBe('POST a=1 no cookie');
});

test('captureResponse rejects a response that never ends, and tells Next to stop', async () => {
  let closed = false;
  const next: NextHandler = (_request, response) =>
    new Promise(() => {
      response.on('close', () => {
        closed = true;
      });
    });
  await expect(captureResponse(next, facts, { deadlineMs: 10 })).rejects.toThrow('/a?b=c took longer than 10 ms');
  expect(closed).toBe(true);
});

test('captureResponse hands over the work of Next, which may go on after the deadline', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const works: Promise<unknown>[] = [];
  const seen: boolean[] = [];
  const next: NextHandler = async (_request, response) => {
    await promise;
    seen.push(response.destroyed, response.closed);
    response.end('too late');
  };
  const keepPlace = (work: Promise<unknown>) => works.push(work);
  await expect(captureResponse(next, facts, { deadlineMs: 10, keepPlace })).rejects.toThrow('longer than 10 ms');
  let ended = false;
  const ending = Promise.all(works).then(() => {
    ended = true;
  });
  await new Promise((settled) => setImmediate(settled));
  expect([works.length, ended]).toEqual([1, false]);
  resolve();
  await ending;
  expect(seen).toEqual([true, true]);
});

test('captureResponse rejects when the handler fails', async () => {
  await expect(captureResponse(() => Promise.reject(new Error('broken')), facts, { deadlineMs: 1000 })).rejects.toThrow(
    'broken',
  );
});
