import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { VideoProxy } from './video-proxy.ts';

const servers: Server[] = [];

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A proxy in front of a server with one answer, and the headers of every request that this server got. */
async function proxied(status: number, headers: Record<string, string>, body = '') {
  const requests: IncomingHttpHeaders[] = [];
  const upstream = await listen(
    createServer((request, response) => {
      requests.push(request.headers);
      response.writeHead(status, headers).end(body);
    }),
  );
  const proxy = new VideoProxy({ upstream });
  const site = await listen(
    createServer((request, response) => {
      proxy.answer(request.url ?? '', request, response).catch(() => response.writeHead(503).end());
    }),
  );
  return { video: `${site}/images/video/A-video-5f3a9c1e.mp4`, requests };
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

test('a range of a video is asked for and passed on, without the cookies of the visitor', async () => {
  const range = { 'Content-Type': 'video/mp4', 'Content-Range': 'bytes 2-4/9', 'Content-Length': '3', ETag: '"a"' };
  const { video, requests } = await proxied(206, range, 'ilm');
  const reply = await fetch(video, { headers: { range: 'bytes=2-4', 'if-range': '"a"', cookie: 'shopper=secret' } });
  expect([reply.status, await reply.text()]).toEqual([206, 'ilm']);
  expect(reply.headers.get('content-range')).toBe('bytes 2-4/9');
  expect(requests[0]).toMatchObject({ range: 'bytes=2-4', 'if-range': '"a"' });
  expect(requests[0]?.cookie).toBeUndefined();
});

test('the head of a video has its length and no body', async () => {
  const { video } = await proxied(200, { 'Content-Type': 'video/mp4', 'Content-Length': '4' }, 'video');
  const reply = await fetch(video, { method: 'HEAD' });
  expect([reply.status, reply.headers.get('content-length'), await reply.text()]).toEqual([200, '4', '']);
});

test.each([
  [304, {}, 304],
  [416, { 'Content-Range': 'bytes */9' }, 416],
  [404, { 'Content-Type': 'video/mp4' }, 404],
  [200, { 'Content-Type': 'text/html' }, 404],
  [500, { 'Content-Type': 'video/mp4' }, 503],
])('an upstream answer %i with %o is passed on as %i', async (status, headers: Record<string, string>, passed) => {
  const { video } = await proxied(status, headers);
  expect((await fetch(video)).status).toBe(passed);
});
