import 'server-only';
import { headers } from 'next/headers';
import { restrictionOf } from '#lib/storefront/platform/gate/index.ts';
import { accessRules } from './access-context.ts';

/** Whether the store is open to everyone now, on the requested host. */
export async function isOpenToAll(): Promise<boolean> {
  const host = (await headers()).get('host') ?? '';
  return restrictionOf({ host, now: Date.now() }, accessRules()) === null;
}
