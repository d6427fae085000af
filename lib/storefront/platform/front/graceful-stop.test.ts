import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { GracefulStop } from './graceful-stop.ts';

async function started(handle: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => {
    stop.track(response);
    handle(response);
  });
  const stop = new GracefulStop(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, stop, port, url: `http://127.0.0.1:${port}/` };
}

test('graceful stop: a request accepted before is answered, a later one is refused', async () => {
  const waiting = Promise.withResolvers<ServerResponse>();
  const { stop, url } = await started((response) => waiting.resolve(response));
  const accepted = fetch(url);
  const response = await waiting.promise;
  const stopped = stop.stop();
  expect(stop.stopping).toBe(true);
  await expect(fetch(url)).rejects.toThrow();
  response.end('late but whole');
  const reply = await accepted;
  expect(reply.headers.get('connection')).toBe('close');
  expect(await reply.text()).toBe('late but whole');
  await stopped;
});

test('graceful stop: a request that follows on a connection in use is answered, and told that the connection ends', async () => {
  const first = Promise.withResolvers<ServerResponse>();
  const second = Promise.withResolvers<void>();
  const { stop, port } = await started((response) => {
    if (response.req.url === '/second') {
      response.end('the second');
      return second.resolve();
    }
    response.write('the ');
    first.resolve(response);
  });
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`);
  const received = socket.toArray();
  ask('/first');
  const response = await first.promise;
  const stopped = stop.stop();
  ask('/second');
  await second.promise;
  response.end('first');
  await stopped;
  const [, head = ''] = /first[\s\S]*(HTTP\/1\.1 200 OK[\s\S]*)the second/.exec((await received).join('')) ?? [];
  expect(head).toMatch(/connection: close/i);
});

test('graceful stop: a request whose body never arrives is cut off', async () => {
  const { stop, port } = await started((response) => response.req.resume());
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\nhalf');
  await once(socket, 'connect');
  socket.resume();
  socket.on('error', () => socket.destroy());
  const closed = once(socket, 'close');
  await stop.stop(50);
  await closed;
});

test('graceful stop: a second call has no additional effect', async () => {
  const { stop } = await started((response) => response.end());
  expect(stop.stop()).toBe(stop.stop());
  await stop.stop();
});
