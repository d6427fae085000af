import type { ChildSettings, Environment } from '#lib/shared/env.ts';
import type { ServiceName } from './service-name.ts';

/** Where the services reach each other. */
export const LOOPBACK = '127.0.0.1';

/** Where the retail API announces changes: the named storefront, or one that is started beside it; null where none is. */
export function purgeTarget(settings: Environment, services: readonly ServiceName[]): string | null {
  if (settings.STOREFRONT_URL !== undefined) return settings.STOREFRONT_URL;
  return services.includes('storefront') ? `http://${LOOPBACK}:${settings.PORT}` : null;
}

/** What the launcher decides for the retail API. `port` is the one to listen on. */
export function retailApiSettings(
  settings: Environment,
  services: readonly ServiceName[],
  port: number,
): ChildSettings {
  return { RETAIL_API_PORT: String(port), ...storefrontAddress(settings, services) };
}

/** What the launcher decides for the payment sandbox: its port, and where it brings its news. */
export function sandboxSettings(settings: Environment, services: readonly ServiceName[], port: number): ChildSettings {
  return { PAYMENT_SANDBOX_PORT: String(port), ...storefrontAddress(settings, services) };
}

function storefrontAddress(settings: Environment, services: readonly ServiceName[]): ChildSettings {
  const target = purgeTarget(settings, services);
  return target === null ? {} : { STOREFRONT_URL: target };
}

export interface StorefrontOptions {
  retailApiUrl: string | undefined;
  development: boolean;
  /** Whether the operator chose the address to listen on. */
  hostIsSet: boolean;
}

/** What the launcher decides for the storefront. While developing, nobody else in the network is let in unasked. */
export function storefrontSettings({ retailApiUrl, development, hostIsSet }: StorefrontOptions): ChildSettings {
  return {
    ...(retailApiUrl === undefined ? {} : { RETAIL_API_URL: retailApiUrl }),
    ...(development && !hostIsSet ? { HOST: LOOPBACK } : {}),
  };
}
