import type { IncomingMessage } from 'node:http';
import { clientAddress, deviceFromProxy, headersForNext, mobileHintOf } from './request-headers.ts';

function request(headers: Record<string, string>): IncomingMessage {
  return { headers: { host: 'shop', ...headers }, socket: { remoteAddress: '10.0.0.9' } } as unknown as IncomingMessage;
}

test.each([
  'x-header-mode',
  'x-device',
  'x-nonce',
  'content-security-policy',
  'content-security-policy-report-only',
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-invoke-path',
  'x-matched-path',
  'x-nextjs-data',
  'x-next-resume-state-length',
  'next-action',
  'next-resume',
  'x-now-route-matches',
  'x-vercel-ip-country',
  'x-prerender-revalidate',
  'x-rewrite-url',
  'x-original-url',
  'x-real-ip',
  'forwarded',
  'transfer-encoding',
])('a visitor cannot send the header %s', (name) => {
  expect(headersForNext(request({ [name]: 'spoof' }), 0, 'id')).not.toHaveProperty(name);
});

test('ordinary and RSC headers are passed on', () => {
  const sent = {
    cookie: 'a=1',
    accept: '*/*',
    rsc: '1',
    'next-router-state-tree': 'x',
    'next-url': '/',
    'x-xsrf-token': 't',
  };
  expect(headersForNext(request(sent), 0, 'id')).toMatchObject(sent);
});

test('headers set by the store replace those sent by the visitor', () => {
  const sent = {
    'x-forwarded-for': '1.1.1.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil',
    'x-request-id': 'x',
  };
  expect(headersForNext(request(sent), 0, 'id')).toEqual({
    host: 'shop',
    'x-forwarded-for': '10.0.0.9',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'shop',
    'x-request-id': 'id',
  });
});

test.each([
  [0, '10.0.0.9'],
  [1, '3.3.3.3'],
  [2, '2.2.2.2'],
  [4, '10.0.0.9'],
])('with %i trusted proxies the address of the visitor is %s', (hops, address) => {
  expect(clientAddress(request({ 'x-forwarded-for': '1.1.1.1, 2.2.2.2,3.3.3.3' }), hops)).toBe(address);
});

test.each([
  ['mobile', 1, 'mobile', '?1'],
  ['desktop', 1, 'desktop', '?0'],
  // Nobody in front of the store has computed it.
  ['mobile', 0, null, '?0'],
  ['tablet', 1, null, '?0'],
])('the kind of device %s behind %i proxies is %s', (sent, proxies, device, hint) => {
  const received = request({ 'x-device': sent, 'sec-ch-ua-mobile': '?0' });
  expect(deviceFromProxy(received, proxies)).toBe(device);
  expect(mobileHintOf(received, proxies)).toBe(hint);
  expect(headersForNext(received, proxies, 'id')).toMatchObject({ 'sec-ch-ua-mobile': hint });
});
