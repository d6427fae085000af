import { get } from 'node:http';
import { pageResources } from '../../../lib/tooling/bench/pages/page-resources.ts';
import { wellStocked } from '../../fixtures/catalogue.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The most that a page may weigh before its load event: compressed kilobytes, and requests. */
interface Budget {
  path: string;
  /** The page itself, and style sheets that are not part of it. */
  page: number;
  script: number;
  font: number;
  /** The page, style sheets, scripts and fonts. */
  requests: number;
  /** Photos that do not wait until they are scrolled to. */
  photos: number;
}

const product = `/p-${wellStocked[0]?.ProductCode.toLowerCase()}`;
const BUDGETS: readonly Budget[] = [
  { path: '/', page: 43.5, script: 136, font: 38, requests: 15, photos: 1 },
  { path: '/watches', page: 38.5, script: 152.8, font: 38, requests: 15, photos: 4 },
  { path: '/hi/watches', page: 40, script: 153.9, font: 101, requests: 16, photos: 4 },
  { path: product, page: 38, script: 152.8, font: 38, requests: 17, photos: 5 },
  { path: '/search?q=slim+quartz', page: 35.3, script: 138.1, font: 38, requests: 15, photos: 4 },
  { path: '/cart', page: 26.5, script: 159, font: 38, requests: 16, photos: 0 },
];

const PHONE = {
  'accept-encoding': 'br',
  'sec-ch-ua-mobile': '?1',
};

/** Returns the kilobytes of a body on the wire, which fetch would decompress. */
function kilobytes(url: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: PHONE }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes / 1000);
        else reject(new Error(`${url.pathname} was answered with ${response.statusCode}`));
      });
    });
    request.on('error', reject);
  });
}

async function sumOf(base: string, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map((path) => kilobytes(new URL(path, base))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

for (const budget of BUDGETS) {
  test(`${budget.path} keeps within its budget of bytes and requests`, async ({ store }) => {
    const response = await fetch(new URL(budget.path, store.url), { headers: PHONE });
    const resources = pageResources(await response.text(), response.headers.get('link') ?? '');
    const { scripts, styles, fonts, photos } = resources;
    // A product's short address leads to its own. A stored page is compressed well once it was asked for again.
    const pageWeight = () => sumOf(store.url, [response.url, ...styles]);
    await expect.poll(pageWeight).toBeLessThanOrEqual(budget.page);
    const weight = {
      page: await pageWeight(),
      script: await sumOf(store.url, scripts),
      font: await sumOf(store.url, fonts),
      requests: 1 + scripts.length + styles.length + fonts.length,
      photos: photos.length,
    };
    const exceeded = (['page', 'script', 'font', 'requests', 'photos'] as const)
      .filter((key) => !(weight[key] <= budget[key]))
      .map((key) => `${key}: ${weight[key]} of ${budget[key]}`);
    expect(exceeded).toEqual([]);
    // The counts are of a page that has all of it.
    expect(Math.min(weight.page, weight.script)).toBeGreaterThan(0);
  });
}
