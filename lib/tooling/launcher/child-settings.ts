import type { ChildSettings, Environment } from '#lib/shared/env.ts';
import type { ServiceName } from './service-name.ts';

/** The host on which the services reach each other. */
export const LOOPBACK = '127.0.0.1';

/**
 * Returns the storefronts that the retail API notifies of changes, separated by commas: the configured ones, or one
 * started with it; null where there is none.
 */
export function purgeTarget(settings: Environment, services: readonly ServiceName[]): string | null {
  if (settings.STOREFRONT_URL !== undefined) return settings.STOREFRONT_URL.join(',');
  return services.includes('storefront') ? `http://${LOOPBACK}:${settings.PORT}` : null;
}

/** Returns the launcher's settings for the retail API. `port` is the port to listen on. */
export function retailApiSettings(
  settings: Environment,
  services: readonly ServiceName[],
  port: number,
): ChildSettings {
  return { RETAIL_API_PORT: String(port), ...storefrontAddress(settings, services) };
}

/** Returns the launcher's settings for the payment sandbox: its port, and the target of its webhooks. */
export function sandboxSettings(settings: Environment, services: readonly ServiceName[], port: number): ChildSettings {
  return { PAYMENT_SANDBOX_PORT: String(port), ...storefrontAddress(settings, services) };
}

function storefrontAddress(settings: Environment, services: readonly ServiceName[]): ChildSettings {
  const target = purgeTarget(settings, services);
  return target === null ? {} : { STOREFRONT_URL: target };
}

interface StorefrontOptions {
  retailApiUrl: string | undefined;
  development: boolean;
  /** Whether the operator chose the host to listen on. */
  hostIsSet: boolean;
}

/**
 * Returns the launcher's settings for the storefront. In development it listens on loopback, so that it is not
 * exposed to the network by default.
 */
export function storefrontSettings({ retailApiUrl, development, hostIsSet }: StorefrontOptions): ChildSettings {
  return {
    ...(retailApiUrl === undefined ? {} : { RETAIL_API_URL: retailApiUrl }),
    ...(development && !hostIsSet ? { HOST: LOOPBACK } : {}),
  };
}

/** Returns the launcher's settings for the back office: the retail API that it asks, and the port to listen on. */
export function backOfficeSettings(retailApiUrl: string | undefined, port: number): ChildSettings {
  return { BACK_OFFICE_PORT: String(port), ...(retailApiUrl === undefined ? {} : { RETAIL_API_URL: retailApiUrl }) };
}
