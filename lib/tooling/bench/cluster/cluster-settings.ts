import type { ChildSettings } from '#lib/shared/env.ts';
import { SHOP_HOST } from './start-nginx.ts';

const SECRET = 'a-secret-of-the-cluster-and-of-nothing-else';
/** The key with which a bench operates the shop. */
export const CLUSTER_OPERATOR_KEY = 'a-key-of-the-operator-of-the-cluster';

interface Addresses {
  folder: string;
  database: number;
  retailApis: number;
  redis: number;
  sandboxUrl: string;
  smsUrl: string;
}

/** The settings that all processes of a cluster share, as `deploy/settings.env.example` has them. Ports of this machine. */
export function clusterSettings({ folder, database, retailApis, redis, sandboxUrl, smsUrl }: Addresses): ChildSettings {
  return {
    SITE_URL: `https://${SHOP_HOST}`,
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    DATA_DIR: folder,
    DATABASE_URL: `postgres://postgres@127.0.0.1:${database}/postgres`,
    REDIS_URL: `redis://127.0.0.1:${redis}`,
    RETAIL_API_URL: `http://127.0.0.1:${retailApis}`,
    SESSION_SECRET: SECRET,
    RETAIL_API_SECRET: SECRET,
    REVALIDATE_SECRET: SECRET,
    OPERATOR_KEY: CLUSTER_OPERATOR_KEY,
    TEST_PAYMENTS: 'on',
    PAYMENT_SANDBOX_URL: sandboxUrl,
    SMS_GATEWAY_URL: smsUrl,
    // All shoppers of the load sign in within minutes.
    OTP_PER_MINUTE: '100000',
    CATALOGUE: 'demo',
    PHOTO_BACKGROUND: 'off',
    LOG_LEVEL: 'silent',
  };
}
