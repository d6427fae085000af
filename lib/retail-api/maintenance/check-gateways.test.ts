import { parseEnvironment } from '#lib/shared/env.ts';
import { answeringGateway, closeGatewayServers, gatewayServer } from '../testing/gateway-server.ts';
import { checkGateways } from './check-gateways.ts';

afterEach(closeGatewayServers);

const check = (apiUrl: string) =>
  checkGateways(
    parseEnvironment({
      RAZORPAY_KEY_ID: 'rzp_test_abcdef',
      RAZORPAY_KEY_SECRET: 'key-secret',
      RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
      RAZORPAY_API_URL: apiUrl,
    }),
  );

test('a gateway that answers with its keys accepts them, after an order of one rupee that nobody pays', async () => {
  const { url, requests } = await gatewayServer((response, { line, body }) => {
    const order = { ...JSON.parse(body || '{}'), id: 'order_1', status: 'created' };
    response.end(JSON.stringify(line === 'POST /v1/orders' ? order : { items: [] }));
  });
  expect(await check(url)).toEqual([{ gateway: 'razorpay', problem: null }]);
  expect(requests.map(({ line }) => line)).toEqual(['POST /v1/orders', 'GET /v1/orders/order_1/payments']);
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ amount: 100, currency: 'INR' });
});

test('one that refuses them says so, and one that is away, too; neither with the keys', async () => {
  const { url } = await answeringGateway({ 'POST /v1/orders': [401, { error: { description: 'rzp_test_abcdef' } }] });
  expect(await check(url)).toEqual([{ gateway: 'razorpay', problem: 'The gateway answered 401.' }]);
  await closeGatewayServers();
  const [away] = await check(url);
  expect(away?.problem).toBe('The gateway cannot be reached, or does not answer in time.');
});

test('without gateways there is nothing to ask', async () => {
  expect(await checkGateways(parseEnvironment({}))).toEqual([]);
});
