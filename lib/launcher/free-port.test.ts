import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { freePort } from './free-port.ts';

test('a free port is kept, a taken one replaced', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const other = await freePort(port, '127.0.0.1');
  expect(other).not.toBe(port);
  server.close();
  await once(server, 'close');
  expect(await freePort(port, '127.0.0.1')).toBe(port);
});
