import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { MovableAddress } from './movable-address.ts';

/** A server that answers each line with its name. */
async function server(name: string): Promise<Server> {
  const made = createServer((socket) => socket.on('error', () => undefined).on('data', () => socket.write(name)));
  await once(made.listen(0, '127.0.0.1'), 'listening');
  return made;
}
const portOf = (made: Server) => (made.address() as AddressInfo).port;

/** The answer at an address, and the time that it took; null where the connection is refused. */
async function ask(port: number): Promise<{ name: string; ms: number } | null> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const began = performance.now();
  socket.write('who?');
  const answer = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => null)]);
  socket.destroy();
  return answer && { name: String(answer[0]), ms: performance.now() - began };
}

test('connections go to what answers, and elsewhere once it has moved', async () => {
  const [first, second] = [await server('first'), await server('second')];
  const address = await MovableAddress.open();
  expect(await ask(address.port)).toBeNull();
  address.moveTo(portOf(first), portOf(second));
  const names = [await ask(address.port), await ask(address.port)].map((answer) => answer?.name);
  expect(names).toEqual(['first', 'second']);
  first.close();
  expect([await ask(address.port), await ask(address.port)].map((answer) => answer?.name)).toEqual([
    'second',
    'second',
  ]);
  address.slowBy(120);
  expect((await ask(address.port))?.ms).toBeGreaterThan(110);
  await address.close();
  second.close();
});
