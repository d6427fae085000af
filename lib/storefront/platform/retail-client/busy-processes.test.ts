import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { describeWithRedis } from '#lib/testing/redis.ts';
import type { BusyCommand, BusyReport } from '#lib/testing/storefront/busy-storefront.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';

const PROCESSES = 2;

describeWithRedis('one JWT refresh over busy processes', (redisUrl) => {
  let api: Server;
  let processes: ChildProcess[];
  let issued = 0;

  beforeAll(async () => {
    api = createServer((request, response) => {
      request.resume();
      const isIssue = request.url?.endsWith('/JwtToken');
      if (isIssue) issued += 1;
      const accepted = request.headers.authorization === `Bearer jwt-${issued}`;
      const data = isIssue ? { SecurityToken: `jwt-${issued}` } : { TotalQuantity: 2, TotalItems: 1 };
      response.writeHead(isIssue || accepted ? 200 : 401, { 'content-type': 'application/json' });
      response.end(isIssue || accepted ? JSON.stringify({ ReturnCode: 0, ReturnMessage: '', Data: data }) : '');
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const { port } = api.address() as { port: number };
    const program = path.join(process.cwd(), 'lib/testing/storefront/busy-storefront.ts');
    processes = Array.from({ length: PROCESSES }, () =>
      fork(program, [redisUrl, `http://127.0.0.1:${port}/`, TEST_SECRET], { execArgv: [] }),
    );
    await Promise.all(processes.map((child) => once(child, 'message')));
  });
  afterAll(async () => {
    const ended = processes.map((child) => once(child, 'exit'));
    for (const child of processes) child.disconnect();
    await Promise.all(ended);
    api.close();
  });

  async function storm(blockedForMs: number): Promise<BusyReport[]> {
    const order: BusyCommand = { sessionId: `session-${randomUUID()}`, calls: 10, blockedForMs };
    return Promise.all(
      processes.map(async (child) => {
        const report = once(child, 'message');
        child.send(order);
        return (await report)[0] as BusyReport;
      }),
    );
  }

  // Half a second is longer than common timeouts for Redis.
  test.each([0, 500])(
    'a process that reads no responses for %i ms does not treat Redis as unavailable',
    async (blocked) => {
      const before = issued;
      const reports = await storm(blocked);
      expect(reports).toEqual(Array(PROCESSES).fill({ done: 10, warnings: 0 }));
      expect(issued - before).toBe(1);
    },
    60_000,
  );
});
