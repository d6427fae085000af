import { type ChildSettings, childEnvironment, environment, isRunByNpm, isSet } from '#lib/shared/env.ts';
import { localUrl } from '#lib/shared/loopback.ts';
import { buildIfNeeded } from './build.ts';
import { buildBackOfficeIfNeeded } from './build-back-office.ts';
import {
  backOfficeSettings,
  LOOPBACK,
  retailApiSettings,
  sandboxSettings,
  storefrontSettings,
} from './child-settings.ts';
import { preferredOrFreePort } from './free-port.ts';
import { requiredServices } from './required-services.ts';
import { secretsFor } from './secrets.ts';
import { PROGRAMS, type ServiceName } from './service-name.ts';
import { startLines } from './start-lines.ts';
import { SupervisedProcess } from './supervised-process.ts';

const ORPHAN_CHECK_MS = 1000;

interface LauncherOptions {
  services: readonly ServiceName[];
  development: boolean;
}

/** Starts the store's processes, keeps them running and prints the URL when all of them answer. */
export async function start({ services, development }: LauncherOptions): Promise<void> {
  const settings = environment();
  const required = requiredServices(services, settings);
  const secrets = secretsFor(settings, required);
  if (!development && required.includes('storefront')) await buildIfNeeded();
  if (required.includes('back-office')) await buildBackOfficeIfNeeded();

  const running: SupervisedProcess[] = [];
  const stop = createStop(running);
  const startChild = (name: ServiceName, child: ChildSettings) => {
    const process = new SupervisedProcess({
      name,
      arguments: [...nodeOptions(name, development), PROGRAMS[name]],
      environment: childEnvironment({ NODE_ENV: development ? 'development' : 'production', ...secrets, ...child }),
      onFailedStart: (exitCode) => void stop(exitCode),
    });
    running.push(process);
    return process.start();
  };

  const starting = new Map<ServiceName, Promise<string>>();
  const sandboxUrl: ChildSettings = {};
  if (required.includes('payment-sandbox')) {
    const port = await portFor('PAYMENT_SANDBOX_PORT', LOOPBACK);
    sandboxUrl.PAYMENT_SANDBOX_URL = localUrl(LOOPBACK, port);
    starting.set('payment-sandbox', startChild('payment-sandbox', sandboxSettings(settings, required, port)));
  }
  // The retail API names the back office in mails to staff.
  const officePort = required.includes('back-office')
    ? await portFor('BACK_OFFICE_PORT', settings.BACK_OFFICE_HOST)
    : settings.BACK_OFFICE_PORT;
  let retailApiUrl = settings.RETAIL_API_URL;
  if (required.includes('retail-api')) {
    const port = await portFor('RETAIL_API_PORT', settings.RETAIL_API_HOST);
    retailApiUrl = localUrl(settings.RETAIL_API_HOST, port);
    const child = retailApiSettings(settings, required, port);
    starting.set(
      'retail-api',
      startChild('retail-api', { ...child, ...sandboxUrl, BACK_OFFICE_PORT: String(officePort) }),
    );
  }
  const storefront = storefrontSettings({ retailApiUrl, development, hostIsSet: isSet('HOST') });
  if (required.includes('storefront')) {
    starting.set('storefront', startChild('storefront', { ...storefront, ...sandboxUrl }));
  }
  if (required.includes('back-office')) {
    starting.set('back-office', startChild('back-office', backOfficeSettings(retailApiUrl, officePort)));
  }
  await Promise.all(starting.values());
  const addresses = {
    storefront: await starting.get('storefront'),
    retailApi: await starting.get('retail-api'),
    sandbox: await starting.get('payment-sandbox'),
    backOffice: await starting.get('back-office'),
  };
  const { info, warnings } = startLines({ ...settings, HOST: storefront.HOST ?? settings.HOST }, addresses);
  for (const line of info) process.stdout.write(`${line}\n`);
  for (const line of warnings) process.stderr.write(`${line}\n`);
}

/** Returns the port that the operator chose, otherwise the default one or, where that is in use, a free one. */
async function portFor(
  name: 'RETAIL_API_PORT' | 'PAYMENT_SANDBOX_PORT' | 'BACK_OFFICE_PORT',
  host: string,
): Promise<number> {
  const configured = environment()[name];
  return isSet(name) ? configured : await preferredOrFreePort(configured, host);
}

/** A small young generation: renders use the same CPU, and each process uses 150 MB less (measured). */
const NODE_OPTIONS = ['--max-semi-space-size=8'];

function nodeOptions(name: ServiceName, development: boolean): string[] {
  return development && name !== 'storefront'
    ? [...NODE_OPTIONS, '--watch', '--watch-preserve-output']
    : [...NODE_OPTIONS];
}

/** Stops everything once: the storefront first, because its last responses still need the retail API. */
function createStop(running: readonly SupervisedProcess[]): (exitCode: number) => Promise<void> {
  let stopping: Promise<void> | undefined;
  const stop = (exitCode: number) => {
    stopping ??= (async () => {
      for (const child of running.toReversed()) await child.stop();
      process.exit(exitCode);
    })();
    return stopping;
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  watchParent(() => void stop(0));
  return stop;
}

/** npm does not always forward its own end; when it has exited, the store must not keep the port. */
function watchParent(onExit: () => void): void {
  if (!isRunByNpm()) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) onExit();
  }, ORPHAN_CHECK_MS).unref();
}
