import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type calls, type DataOf, returnCodeName } from '#lib/contract/index.ts';
import { ChangeFollower } from '#lib/shared/change-stream.ts';
import { DEMO_PROFILE } from '#lib/shared/shop-profile.ts';
import { describeWithRedis } from '#lib/testing/redis.ts';
import { openTcpRelay } from '#lib/testing/tcp-relay.ts';
import { until } from '#lib/testing/until.ts';
import { type ApiCaller, send, signInSession } from '../testing/api-caller.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { describeOnPostgres } from '../testing/test-database.ts';
import { claimSchema, releaseSchema } from '../testing/test-schemas.ts';
import type { Api } from './app.ts';

// It starts two processes, which import the demo catalogue.
jest.setTimeout(300_000);

const MAIN = join(process.cwd(), 'lib/retail-api/app/main.ts');
const WATCH = '1802AV01';

interface Running {
  child: ChildProcess;
  handle: Api;
  /** What it has printed. */
  output: () => string;
}

describeOnPostgres('two retail APIs on one database', (address) => {
  describeWithRedis('that publish their changes', (server) => {
    // A database of its own, apart from other suites.
    const redis = () => new URL('/9', server).href;
    const dataDir = mkdtempSync(join(tmpdir(), 'samay-apis-'));
    let schema: string;
    let first: Running;
    let second: Running;

    async function start(more: NodeJS.Dict<string> = {}): Promise<Running> {
      const database = new URL(address);
      database.searchParams.set('options', `-c search_path=${schema}`);
      const child = spawn(process.execPath, [MAIN], {
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          DATA_DIR: dataDir,
          DATABASE_URL: database.href,
          REDIS_URL: redis(),
          RETAIL_API_PORT: '0',
          RETAIL_API_SECRET: 's'.repeat(40),
          OPERATOR_KEY,
          // A shop that is no trial: it begins without staff.
          SITE_URL: 'https://shop.test',
          CATALOGUE: 'demo',
          PHOTO_BACKGROUND: 'off',
          LOG_LEVEL: 'error',
          ...more,
        } as NodeJS.ProcessEnv,
      });
      let log = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => {
          log += chunk.toString();
        });
      const [{ url }] = (await Promise.race([
        once(child, 'message'),
        once(child, 'exit').then(() => Promise.reject(new Error(`A retail API ended: ${log}`))),
      ])) as [{ url: string }];
      const handle: Api = (request) =>
        fetch(request.url.replace('http://retail-api', url), {
          method: request.method,
          headers: request.headers,
          ...(request.body ? { body: request.body, duplex: 'half' } : {}),
        } as RequestInit);
      return { child, handle, output: () => log };
    }

    beforeAll(async () => {
      schema = await claimSchema(address);
      first = await start({ BACKGROUND_WORK: 'off' });
      second = await start();
    });
    afterAll(async () => {
      for (const running of [first, second]) {
        if (!running) continue;
        running.child.kill('SIGTERM');
        if (running.child.exitCode === null) await once(running.child, 'exit');
      }
      await releaseSchema(address, schema);
      rmSync(dataDir, { recursive: true, force: true });
    });

    const operate = <Data>({ handle }: Running, name: string, body: object) =>
      send<Data>(handle, name, {
        method: 'POST',
        headers: { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    async function priceAt(caller: ApiCaller): Promise<number> {
      const { Data } = await caller.post<DataOf<typeof calls.productDetails>>('ProductDetails', { ProductCode: WATCH });
      return Number(Data?.Price);
    }
    const savePrice = (Price: number, more: { From?: string } = {}) =>
      operate(first, 'SavePrices', {
        Rows: [{ Id: WATCH, Price, ...more }],
        Operator: 'Meera Shah',
        IdempotencyKey: `prices-${randomUUID()}`,
      });

    /** Storefronts that follow the changes; the last one is behind a relay that can be cut. */
    async function openFollowers() {
      const { hostname, port } = new URL(redis());
      const relay = await openTcpRelay(hostname, Number(port || '6379'));
      const followers = [redis(), redis(), `redis://127.0.0.1:${relay.port}/9`].map((url) => {
        const seen: string[] = [];
        const follower = new ChangeFollower({
          url,
          onAway: () => undefined,
          onMissed: () => seen.push('everything'),
          onChanged: (tags) => seen.push(...tags),
        });
        return { seen, follower };
      });
      for (const { follower } of followers) await follower.start();
      const close = async () => {
        for (const { follower } of followers) await follower.stop();
        await relay.close();
      };
      return { relay, close, present: followers.slice(0, 2), away: followers[2]?.seen ?? [] };
    }

    test('a change made at one is that of the other, and reaches every storefront', async () => {
      const { relay, close, present, away } = await openFollowers();
      try {
        const caller = await signInSession(second.handle);
        const price = (await priceAt(caller)) - 100;
        relay.cut();
        expect(await savePrice(price)).toMatchObject({ ReturnCode: 0 });
        await until(() => present.every(({ seen }) => seen.includes(`product:${WATCH}`)));
        while ((await priceAt(caller)) !== price) await sleep(20);
        expect(away).toEqual([]);
        relay.mend();
        await until(() => away.includes(`product:${WATCH}`));
      } finally {
        await close();
      }
    });

    test('a saved profile reaches every storefront, also one that was away', async () => {
      const { relay, close, present, away } = await openFollowers();
      try {
        const headers = { authorization: `Bearer ${OPERATOR_KEY}` };
        const shown = await send<DataOf<typeof calls.shopProfile>>(first.handle, 'ShopProfile', { headers });
        relay.cut();
        // The GSTIN of the demo may not stay outside of a trial.
        const Profile = { ...shown.Data?.Profile, seller: { ...DEMO_PROFILE.seller, gstin: '08AAAAA0000A1Z2' } };
        const fields = { Profile, ExpectedVersion: shown.Data?.Version, Operator: 'Meera Shah' };
        const saved = await operate(first, 'SaveShopProfile', fields);
        expect(saved).toMatchObject({ ReturnCode: 0 });
        await until(() => present.every(({ seen }) => seen.includes('shop')));
        expect(away).toEqual([]);
        relay.mend();
        await until(() => away.includes('shop'));
      } finally {
        await close();
      }
    });

    test('the one that leaves background work to others shows a scheduled price once another has applied it', async () => {
      const caller = await signInSession(first.handle);
      const price = (await priceAt(caller)) - 100;
      const From = new Date(Date.now() + 1_000).toISOString();
      expect(await savePrice(price, { From })).toMatchObject({
        ReturnCode: 0,
        Data: { Scheduled: expect.any(Number) },
      });
      while ((await priceAt(caller)) !== price) await sleep(20);
    });

    test('the owner’s link that one prints opens the shop at the other, and a session counts at both until it ends', async () => {
      const linkOf = ({ output }: Running) => /Its owner begins at (\S+)/.exec(output())?.[1] ?? '';
      await until(() => linkOf(first) !== '' && linkOf(second) !== '');
      expect(linkOf(second)).toBe(linkOf(first));
      const [, Token = ''] = linkOf(first).split('#');
      const post = <Data>({ handle }: Running, name: string, body: object, bearer = '') =>
        send<Data>(handle, name, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
          body: JSON.stringify(body),
        });
      const who = ({ handle }: Running, bearer: string) =>
        send(handle, 'StaffSession', { headers: { authorization: `Bearer ${bearer}` } });
      const person = { Token, Name: 'Asha', Email: 'asha@shop.test', Password: 'copper kettle morning' };
      const accepted = await post<{ Session: { SessionToken: string } }>(second, 'AcceptStaffInvitation', person);
      const bearer = accepted.Data?.Session.SessionToken ?? '';
      expect([(await who(first, bearer)).status, (await who(second, bearer)).status]).toEqual([200, 200]);
      expect(namesOf([await post(first, 'AcceptStaffInvitation', person)])).toEqual(['OtpExpired']);
      await post(first, 'StaffSignOut', { Everywhere: true }, bearer);
      expect([(await who(first, bearer)).status, (await who(second, bearer)).status]).toEqual([401, 401]);
    });

    /** Asks both in turn. */
    const inTurn = (): Api => {
      let turn = 0;
      return (request) => {
        turn += 1;
        return (turn % 2 === 0 ? first : second).handle(request);
      };
    };
    const namesOf = (answers: readonly { ReturnCode: number }[]) =>
      answers.map(({ ReturnCode }) => returnCodeName(ReturnCode));

    test('one-time codes are limited over both', async () => {
      const caller = await signInSession(inTurn());
      const fields = { SessionId: 'codes', Mobile: '9876501234' };
      const answers = [await caller.post('GenerateLoginOTP', fields), await caller.post('GenerateLoginOTP', fields)];
      expect(namesOf(answers)).toEqual(['Success', 'TooManyRequests']);
    });

    test('wrong PINs of gift cards are counted over both, also many at once', async () => {
      const caller = await signInSession(inTurn());
      const tries = Array.from({ length: 20 }, (_, number) => {
        const card = { Number: String(6_000_000_000_000_000 + number), Pin: '123456' };
        return caller.post('GiftCardBalance', { SessionId: 'cards', ...card });
      });
      const wrong = namesOf(await Promise.all(tries)).filter((name) => name !== 'TooManyRequests');
      expect(wrong).toHaveLength(5);
    });
  });
});
