import { type Browser, chromium, type Page } from '@playwright/test';
import { ConfigurationError } from '#lib/shared/env.ts';
import { percentile } from '#lib/shared/percentile.ts';
import { isSearchable } from '#lib/shared/search-length.ts';
import { findChromium } from '#lib/tooling/launcher/find-chromium.ts';
import { LISTING, startMeasuredStore } from './measured-store.ts';
import { maxGoal, type Row, reported } from './table.ts';

const CPU_SLOWDOWN = 4;
const GOAL_MS = 100;
const WARM_UP = 'watches';
/** Brands, metals, stones, colours, kinds and a code, as shoppers type them; no two begin alike. */
const TEXTS = [
  'chronograph',
  'aarvane',
  'rose gold ring',
  'diamond studs',
  'automatic',
  'pearl',
  'bangle',
  'titanium',
  'smartwatch',
  'leather strap',
  'mehrune',
  'necklace',
  'silver anklet',
  'solmira',
  'moonphase',
  '1801av01',
];

/** What the page reports for each keystroke: milliseconds from the key until its suggestions are painted. */
interface MeasuredWindow extends Window {
  painted: (text: string) => Promise<number>;
}

/** Records the time of every keystroke, and calls back once the status that names a text is painted. */
function watchPaints(): void {
  let pressedAt = 0;
  window.addEventListener('keydown', ({ timeStamp }) => {
    pressedAt = timeStamp;
  });
  const measured = window as unknown as MeasuredWindow;
  measured.painted = (text) =>
    new Promise((resolve) => {
      const ends = [`suggestions for ${text}`, `suggestion for ${text}`, `for “${text}”. Press GO to search for it.`];
      const check = () => {
        const statusText = document.querySelector('dialog [role=status]')?.textContent ?? '';
        if (!ends.some((end) => statusText.endsWith(end))) return false;
        observer.disconnect();
        // The task after the work of the next frame: by then that frame was handed on for display.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
        return true;
      };
      const observer = new MutationObserver(check);
      if (!check()) observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
}

/** Types a text key by key, and returns the time of each keystroke that should bring suggestions. */
async function typeText(page: Page, text: string): Promise<number[]> {
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.fill('');
  const times: number[] = [];
  for (const [index, key] of [...text].entries()) {
    const typed = text.slice(0, index + 1);
    if (!isSearchable(typed.trim()) || key === ' ') {
      await page.keyboard.press(key);
      continue;
    }
    // The page has to listen before the key is pressed.
    const painted = page.evaluate((expectedText) => (window as unknown as MeasuredWindow).painted(expectedText), typed);
    await page.keyboard.press(key);
    times.push(await painted);
  }
  return times;
}

async function measure(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchPaints);
  await page.goto(url + LISTING, { waitUntil: 'load' });
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await page.waitForFunction(() => document.querySelector('header button[aria-haspopup][aria-label="Search"]'));
  await search.click();
  await page.getByRole('combobox', { name: 'Search products', expanded: false }).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await typeText(page, WARM_UP);
  const times: number[] = [];
  for (const text of TEXTS) times.push(...(await typeText(page, text)));
  return times;
}

/** Measures the time from a keystroke until its suggestions are painted, in a browser with a throttled CPU. */
export async function benchSuggestions(): Promise<Row[]> {
  const executablePath = await findChromium();
  if (!executablePath) throw new ConfigurationError('No Chromium was found: set CHROMIUM_PATH.');
  const store = await startMeasuredStore();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const times = await measure(browser, store.url);
    const name = (share: string) => `${share} from key to painted suggestions, CPU slowed ${CPU_SLOWDOWN} times`;
    return [
      reported('suggestions', 'keys that were measured', times.length, ''),
      reported('suggestions', name('p50'), percentile(times, 0.5), 'ms'),
      maxGoal('suggestions', name('p75'), percentile(times, 0.75), GOAL_MS, 'ms'),
      reported('suggestions', name('p95'), percentile(times, 0.95), 'ms'),
    ];
  } finally {
    await browser.close();
    await store.stop();
  }
}
