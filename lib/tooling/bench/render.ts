import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment } from '#lib/shared/env.ts';
import { PROJECT } from '#lib/tooling/launcher/project.ts';
import { measureFramework } from './framework-page/framework-renders.ts';
import { fetchPage, LISTING, startMeasuredStore } from './measured-store.ts';
import { maxGoal, type Row, reported } from './table.ts';

const WARM_UP = 40;
const RENDERS = 150;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Measures an uncached listing: the storefront's CPU for everything it does (gate, Next.js, calls, render,
 * hashes, compression), compared with plain React renders of the same element tree, and with pages of Next alone that have it.
 */
export async function benchRender(): Promise<Row[]> {
  const store = await startMeasuredStore();
  try {
    const render = async (times: number) => {
      for (let time = 0; time < times; time++) {
        await store.purgeListing();
        await (await fetchPage(store.url + LISTING)).arrayBuffer();
      }
    };
    await render(WARM_UP);
    const cached = await store.front.cpuDuring(async () => {
      for (let time = 0; time < RENDERS; time++) {
        await fetch(`${store.url}/healthz`);
        await (await fetchPage(store.url + LISTING)).arrayBuffer();
      }
    });
    const uncached = await store.front.cpuDuring(() => render(RENDERS));
    const frame = await store.front.cpuDuring(() => renderFrames(store.url));
    const own = (uncached - cached) / RENDERS;
    const html = await (await fetchPage(store.url + LISTING)).text();
    const plain = plainRenderMs(html);
    const framework = await measureFramework(html, RENDERS);
    return [
      reported('render', 'CPU of an uncached listing', own, 'ms'),
      reported('render', 'CPU of an uncached page with its frame alone', frame / RENDERS, 'ms'),
      reported('render', 'CPU of Next alone, the elements as its data', framework.server, 'ms'),
      reported('render', 'CPU of Next alone, the elements without data', framework.client, 'ms'),
      reported('render', 'CPU of a plain React render', plain, 'ms'),
      maxGoal('render', 'uncached against plain', own / plain, 3, 'times'),
    ];
  } finally {
    await store.stop();
  }
}

/**
 * Requests pages with little more than header and footer: each text is too short to search for, and each has
 * its own URL.
 */
async function renderFrames(url: string): Promise<void> {
  for (let time = 0; time < RENDERS; time++) {
    const text = `${LETTERS[time % 26]}${LETTERS[Math.floor(time / 26)]}`;
    await (await fetchPage(`${url}/search?q=${text}`)).arrayBuffer();
  }
}

function plainRenderMs(html: string): number {
  const child = spawnSync(process.execPath, [join(PROJECT, 'lib/tooling/bench/plain-render.ts')], {
    input: html,
    env: childEnvironment({ NODE_ENV: 'production' }),
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const milliseconds = Number(child.stdout);
  if (!(milliseconds > 0)) throw new Error('The plain render gave no figure');
  return milliseconds;
}
