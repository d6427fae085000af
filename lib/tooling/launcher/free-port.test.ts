import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { freePort } from './free-port.ts';

/** Where no other suite connects from; elsewhere than on Linux there is but one loopback address. */
const HOST = process.platform === 'linux' ? '127.0.0.9' : '127.0.0.1';

test('a free port is kept, a taken one replaced', async () => {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const other = await freePort(port, HOST);
  expect(other).not.toBe(port);
  server.close();
  await once(server, 'close');
  expect(await freePort(port, HOST)).toBe(port);
});
