import type { Environment } from '#lib/shared/env.ts';
import { count } from '#lib/shared/metrics/record.ts';
import { freeBytesOf, StorageWatch } from '../core/db/storage-watch.ts';
import type { Logger } from '../core/log.ts';

/** Watches the disk of the data folder; that of a PostgreSQL server is judged by its errors alone. */
export function watchStorage(settings: Pick<Environment, 'DATA_DIR'>, log: Logger): StorageWatch {
  return new StorageWatch({
    freeBytes: () => freeBytesOf(settings.DATA_DIR),
    onFull: (cause) => {
      count('alarms', { alarm: 'storage-full' });
      log.error({ alarm: 'storage-full', cause }, 'The disk is full: orders cannot be taken');
    },
    onRoom: () => log.warn('The disk has room again'),
    now: Date.now,
  });
}
