import { unsealData } from 'iron-session';
import type { SealedOptions } from './options.ts';

/** What a sealed cookie held, and whether another than the current secret opened it. */
interface Opened {
  data: object;
  /** Whether it should be sealed again, because the secret that opened it is about to be forgotten. */
  isOldSeal: boolean;
}

const NOTHING: Opened = { data: {}, isOldSeal: false };

/**
 * Opens a sealed cookie with the current secret, or with one that is still accepted; empty if there is none, or it is
 * invalid or older than `seconds`.
 */
export async function openSealed(
  sealed: string | undefined,
  { password, accepted }: SealedOptions,
  seconds?: number,
): Promise<Opened> {
  if (!sealed) return NOTHING;
  const ttl = seconds === undefined ? {} : { ttl: seconds };
  for (const secret of [password, ...accepted]) {
    const data = await unsealData<object>(sealed, { password: secret, ...ttl });
    if (Object.keys(data).length > 0) return { data, isOldSeal: secret !== password };
  }
  return NOTHING;
}
