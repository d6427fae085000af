import { EventEmitter } from 'node:events';
import type { CDPSession } from '@playwright/test';
import { MAX_LOUD_MS, TrafficLog } from './traffic.ts';

function openLog() {
  const session = new EventEmitter();
  const log = new TrafficLog(session as unknown as CDPSession);
  const start = (requestId: string, type: string, url = 'https://shop.test/') =>
    session.emit('Network.requestWillBeSent', { requestId, request: { url }, type });
  const respond = (requestId: string, type: string, response: object = {}) =>
    session.emit('Network.responseReceived', { requestId, type, response: { encodedDataLength: 300, ...response } });
  const finish = (requestId: string, encodedDataLength: number) =>
    session.emit('Network.loadingFinished', { requestId, encodedDataLength });
  return { session, log, start, respond, finish };
}

test('the log counts the bytes and requests of each kind', () => {
  const { log, start, respond, finish } = openLog();
  for (const [id, kind, bytes] of [
    ['1', 'Document', 20_000],
    ['2', 'Script', 40_000],
    ['3', 'Script', 5_000],
    ['4', 'XHR', 700],
    ['5', 'Manifest', 400],
  ] as const) {
    start(id, kind);
    respond(id, kind);
    finish(id, bytes);
  }
  expect(log.read()).toMatchObject({
    HTML: { bytes: 20_000, requests: 1 },
    script: { bytes: 45_000, requests: 2 },
    data: { bytes: 700, requests: 1 },
    other: { bytes: 400, requests: 1 },
    photo: { bytes: 0, requests: 0 },
  });
});

test('what the cache answers counts nothing, nor does a photo that is part of the page', () => {
  const { session, log, start, respond, finish } = openLog();
  start('1', 'Stylesheet');
  session.emit('Network.requestServedFromCache', { requestId: '1' });
  start('2', 'Script');
  respond('2', 'Script', { fromDiskCache: true });
  finish('2', 0);
  start('3', 'Image', 'data:image/gif;base64,R0lGODlhAQABAAAAACw=');
  expect(Object.values(log.read()).every(({ requests }) => requests === 0)).toBe(true);
});

test('a response that does not end has the bytes that arrived, and a new visit begins with none', () => {
  const { log, start, respond } = openLog();
  start('1', 'Font');
  respond('1', 'Font');
  expect(log.read().font).toEqual({ bytes: 300, requests: 1 });
  log.reset();
  expect(log.read().font).toEqual({ bytes: 0, requests: 0 });
});

describe('the time', () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  test('a page without requests for a while is quiet', async () => {
    const { log, start, finish } = openLog();
    start('1', 'Script');
    finish('1', 100);
    now = 1500;
    expect(await log.quiet()).toBe(true);
  });

  test('a page that still waits for a response is not quiet, and is given up', async () => {
    const { log, start } = openLog();
    start('1', 'Script');
    jest.spyOn(Date, 'now').mockImplementation(() => {
      now += MAX_LOUD_MS;
      return now;
    });
    expect(await log.quiet()).toBe(false);
  });
});
