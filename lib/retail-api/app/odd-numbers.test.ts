import { randomUUID } from 'node:crypto';
import { calls, type RetailCall } from '#lib/contract/index.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { send } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { type Known, requestsWithNumber } from '../testing/odd-numbers.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

// Some thousand requests.
jest.setTimeout(300_000);

/** Beside the limits of columns and of JavaScript's whole numbers, in both directions, and no whole number at all. */
const ODD = [-1, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21];
const ALL: readonly RetailCall[] = Object.values(calls);

describeOnEachEngine('numbers that no shop has', (engine) => {
  let api: TestApi;
  let jwt: string;
  let known: Known;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', operatorKey: OPERATOR_KEY });
    const { token } = await addCustomer(api);
    const issued = await send<{ SecurityToken: string }>(api.handle, 'JwtToken', {
      method: 'POST',
      body: JSON.stringify({ SessionID: 'session-with-odd-numbers', SiteURL: 'http://shop.test' }),
    });
    jwt = issued.Data?.SecurityToken ?? '';
    known = { CustomerToken: token, ProductCode: 'TW001', SKU: 'TW001', Pincode: '400001', Id: 'TW001' };
  });
  afterAll(() => api.close());

  /** The status of the answer to a request. */
  async function statusOf(call: RetailCall, request: unknown): Promise<number> {
    const authorization = `Bearer ${call.operator || call.access === 'staff' ? OPERATOR_KEY : jwt}`;
    const query = new URLSearchParams(
      Object.entries(request as object).map(([name, value]) => [
        name,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ]),
    );
    const url = `http://retail-api/${call.name}`;
    const asked =
      call.method === 'GET'
        ? new Request(`${url}?${query}`, { headers: { authorization } })
        : new Request(url, {
            method: 'POST',
            headers: { authorization, 'content-type': 'application/json', 'x-operator': 'Meera' },
            body: JSON.stringify(request),
          });
    const answer = await api.handle(asked);
    await answer.arrayBuffer();
    return answer.status;
  }

  test('are refused or make no difference in every call, and none of them is an error of the store', async () => {
    const failed: string[] = [];
    const reached = new Set<string>();
    for (const call of ALL) {
      for (const odd of ODD) {
        const keyed = { ...known, IdempotencyKey: randomUUID() };
        for (const request of requestsWithNumber(call, odd, keyed)) {
          if (call.request.safeParse(request).success) reached.add(call.name);
          const status = await statusOf(call, request);
          if (status >= 500) failed.push(`${call.name} ${status} ${JSON.stringify(request)}`);
        }
      }
    }
    expect(failed).toEqual([]);
    // Others have limits that refuse each of them.
    expect(reached.size).toBeGreaterThanOrEqual(15);
  });
});
