import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { preferredOrFreePort } from './free-port.ts';

/** An address from which no other suite connects; only Linux has more than one loopback address. */
const HOST = process.platform === 'linux' ? '127.0.0.9' : '127.0.0.1';

test('preferredOrFreePort keeps a free port and replaces a port in use', async () => {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const other = await preferredOrFreePort(port, HOST);
  expect(other).not.toBe(port);
  server.close();
  await once(server, 'close');
  expect(await preferredOrFreePort(port, HOST)).toBe(port);
});
