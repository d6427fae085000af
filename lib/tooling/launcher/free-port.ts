import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

async function tryPort(port: number, host: string): Promise<number | null> {
  const server = createServer();
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch {
    // The port is in use or not permitted; either way another one is needed.
    return null;
  }
  const { port: boundPort } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return boundPort;
}

/** Returns the preferred port where it is free, otherwise any free one. */
export async function preferredOrFreePort(preferred: number, host: string): Promise<number> {
  const port = (await tryPort(preferred, host)) ?? (await tryPort(0, host));
  if (port === null) throw new Error(`No port of ${host} is free`);
  return port;
}
