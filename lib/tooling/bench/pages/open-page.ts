import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import type { BenchDevice } from './devices.ts';
import { watchPage } from './page-probe.ts';

export interface MeasuredPage {
  page: Page;
  session: CDPSession;
}

/** Opens a browser that was never used before on a device, does `work` in it, and removes it with its caches. */
export async function inNewBrowser<T>(
  executablePath: string,
  device: BenchDevice,
  work: (measured: MeasuredPage) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'samay-browser-'));
  try {
    return await inBrowserOf(folder, executablePath, device, work);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function inBrowserOf<T>(
  folder: string,
  executablePath: string,
  device: BenchDevice,
  work: (measured: MeasuredPage) => Promise<T>,
): Promise<T> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    viewport: device.viewport,
    deviceScaleFactor: device.deviceScaleFactor,
    isMobile: device.mobile,
    hasTouch: device.mobile,
    userAgent: device.userAgent,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    // Playwright turns the cache for going back off, which shoppers have.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await page.addInitScript(watchPage);
    await slowDown(session, device);
    return await work({ page, session });
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession, { network, cpuSlowdown }: BenchDevice): Promise<void> {
  if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  if (cpuSlowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
