/** What a visitor looks at the store with. */
export interface BenchDevice {
  name: 'desktop' | 'phone';
  /** CSS pixels. */
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
  mobile: boolean;
  userAgent: string;
  /** How many times slower the processor is than the one of this machine. */
  cpuSlowdown: number;
  /** Milliseconds, and bytes a second; null without a limit. */
  network: { latency: number; downloadThroughput: number; uploadThroughput: number } | null;
}

const DESKTOP: BenchDevice = {
  name: 'desktop',
  viewport: { width: 1350, height: 940 },
  deviceScaleFactor: 1,
  mobile: false,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  cpuSlowdown: 1,
  network: null,
};

/** The phone of Lighthouse, with the profile "Slow 4G" of the developer tools. */
const PHONE: BenchDevice = {
  name: 'phone',
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  mobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
  cpuSlowdown: 4,
  network: { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 86_400 },
};

export const DEVICES = { desktop: DESKTOP, phone: PHONE };
export type DeviceName = keyof typeof DEVICES;
