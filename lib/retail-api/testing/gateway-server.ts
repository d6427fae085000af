import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a gateway received. */
interface SentRequest {
  /** `GET /v1/orders`: method, path and query. */
  line: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const servers: Server[] = [];

/** Closes the servers that `gatewayServer` opened; for `afterEach`. */
export async function closeGatewayServers(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
}

/** A gateway on loopback with scripted answers, and the requests that it received. */
export async function gatewayServer(answer: (response: ServerResponse, request: SentRequest) => void) {
  const requests: SentRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const line = `${incoming.method} ${incoming.url}`;
    const request = { line, headers: incoming.headers, body: Buffer.concat(chunks).toString() };
    requests.push(request);
    answer(response, request);
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

/**
 * A gateway that answers by request line, and with 404 to any other: a body with status 200, or a status and a body.
 */
export function answeringGateway(answers: Record<string, object | [number, object]>) {
  return gatewayServer((response, { line }) => {
    const answer = answers[line] ?? [404, {}];
    const [status, body] = Array.isArray(answer) ? answer : [200, answer];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
}
