import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { isPublicAddress } from '../../core/http/address-filter.ts';
import { closeGatewayServers, gatewayServer } from '../../testing/gateway-server.ts';
import { fetchPhoto } from './fetch-photo.ts';
import { PhotoIntake } from './photo-intake.ts';

afterEach(closeGatewayServers);

const isAllowed = (address: string) => address === '127.0.0.1';
const SITE = 'http://shop.example';

test.each([
  ['http://localhost:9/a.jpg', 'is at a private address'],
  ['http://[::1]/a.jpg', 'is at a private address'],
  ['http://2130706433/a.jpg', 'is at a private address'],
  ['file:///etc/passwd', 'has no address that begins with http'],
])('a photo at %s is not fetched', async (address, reason) => {
  await expect(fetchPhoto(address, { isAllowed: isPublicAddress })).rejects.toThrow(reason);
});

/** A server that redirects as often as the path says before it sends the photo, and one redirect to another target. */
async function redirectingServer(target: string) {
  return gatewayServer((response, { line }) => {
    const left = Number(/(\d)$/.exec(line)?.[1] ?? 0);
    if (line.endsWith('/elsewhere')) response.writeHead(302, { location: target }).end();
    else if (left > 0) response.writeHead(301, { location: `/${left - 1}` }).end();
    else response.end('photo');
  });
}

test('at most three redirects are followed', async () => {
  const { url } = await redirectingServer('');
  expect(String((await fetchPhoto(`${url}/3`, { isAllowed }))?.bytes)).toBe('photo');
  await expect(fetchPhoto(`${url}/4`, { isAllowed })).rejects.toThrow('is redirected more than 3 times');
});

test.each(['http://127.0.0.2:9/', 'http://169.254.169.254/latest/meta-data', 'http://[::1]:9/', 'ftp://127.0.0.1/'])(
  'a redirect to %s is not followed',
  async (target) => {
    const { url } = await redirectingServer(target);
    await expect(fetchPhoto(`${url}/elsewhere`, { isAllowed })).rejects.toThrow(
      /is at a private address|begins with http/,
    );
  },
);

test('a host name that resolves to a forbidden address is not connected to', async () => {
  const { url, requests } = await redirectingServer('');
  const byName = url.replace('127.0.0.1', 'localhost');
  await expect(fetchPhoto(`${byName}/0`, { isAllowed: () => false })).rejects.toThrow('is at a private address');
  expect(requests).toEqual([]);
});

test('at most eight megabytes are read, whatever Content-Length the server sends', async () => {
  const { url } = await gatewayServer((response, { line }) => {
    response.write(Buffer.alloc(8 * MEGABYTE));
    response.end(line.endsWith('/more') ? 'x' : '');
  });
  expect((await fetchPhoto(url, { isAllowed }))?.bytes).toHaveLength(8 * MEGABYTE);
  await expect(fetchPhoto(`${url}/more`, { isAllowed })).rejects.toThrow('is larger than 8 MB');
});

test.each(['before it answers', 'in the middle'])('a server that stops responding %s is given up', async (when) => {
  const { url } = await gatewayServer((response) => {
    if (when === 'in the middle') response.write('pho');
  });
  await expect(fetchPhoto(url, { isAllowed, timeoutMs: 200 })).rejects.toThrow('(it took too long)');
});

test('an unsuccessful response, or no server, is named in the error', async () => {
  const { url } = await gatewayServer((response) => response.writeHead(404).end());
  await expect(fetchPhoto(url, { isAllowed })).rejects.toThrow('the server answered 404');
  await closeGatewayServers();
  await expect(fetchPhoto(url, { isAllowed })).rejects.toThrow('could not be fetched (ECONNREFUSED)');
});

test('the intake stores a photo once, refuses other files, and uses the operator’s network only if allowed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'samay-intake-'));
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer();
  const { url, requests } = await gatewayServer((response, { line }) =>
    response.end(line.endsWith('.jpg') ? picture : '<html>no picture</html>'),
  );
  const take = (reference: string, allowPrivate: boolean) =>
    new PhotoIntake({
      dataDir,
      files: undefined,
      siteUrl: SITE,
      allowPrivate,
      photosAgain: false,
      savesPhotos: true,
    }).take({
      reference,
      productCode: 'A1',
      position: 1,
      existing: [],
    });
  await expect(take(`${url}/a.jpg`, false)).rejects.toThrow('is at a private address');
  await expect(take(`${url}/page`, true)).rejects.toThrow('is not a readable picture');
  const name = await take(`${url}/a.jpg`, true);
  expect(name).toMatch(/^A1-1-[0-9a-f]{8}\.webp$/);
  expect(await take(`${url}/a.jpg`, true)).toBe(name);
  expect(requests.map(({ line }) => line)).toEqual(['GET /page', 'GET /a.jpg']);
  await rm(dataDir, { recursive: true });
});

test('on request a fetched URL is checked again, and sent only if there is a newer photo', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'samay-intake-'));
  let background = '#ffffff';
  let etag = '"1"';
  const { url, requests } = await gatewayServer((response, { headers }) => {
    if (headers['if-none-match'] === etag) response.writeHead(304).end();
    else {
      const picture = sharp({ create: { width: 400, height: 300, channels: 3, background } });
      const last = 'Sun, 22 Nov 2026 10:00:00 GMT';
      void picture
        .jpeg()
        .toBuffer()
        .then((bytes) => response.writeHead(200, { etag, 'last-modified': last }).end(bytes));
    }
  });
  const take = (photosAgain: boolean) =>
    new PhotoIntake({
      dataDir,
      files: undefined,
      siteUrl: SITE,
      allowPrivate: true,
      photosAgain,
      savesPhotos: true,
    }).take({
      reference: `${url}/a.jpg`,
      productCode: 'A1',
      position: 1,
      existing: [],
    });
  const first = await take(true);
  expect(await take(true)).toBe(first);
  expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);
  expect(requests[1]?.headers['if-modified-since']).toBe('Sun, 22 Nov 2026 10:00:00 GMT');
  background = '#204080';
  etag = '"2"';
  expect(await take(false)).toBe(first);
  expect(requests).toHaveLength(2);
  const second = await take(true);
  expect(second).not.toBe(first);
  expect(await take(false)).toBe(second);
  expect(requests).toHaveLength(3);
  await rm(dataDir, { recursive: true });
});

test('HTTP 304 without a known photo version is an error', async () => {
  const { url } = await gatewayServer((response) => response.writeHead(304).end());
  await expect(fetchPhoto(url, { isAllowed })).rejects.toThrow('the server answered 304');
});
