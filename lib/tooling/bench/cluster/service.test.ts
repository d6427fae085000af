import { until } from '#lib/testing/until.ts';
import { ClusterService, type RunningProcess } from './service.ts';

/** Processes that exist in memory alone, the last one first. */
function processes() {
  const started: (RunningProcess & { isEnded: boolean })[] = [];
  const launch = async () => {
    let finish: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const running = {
      isEnded: false,
      ended,
      kill() {
        running.isEnded = true;
        finish();
      },
      end: () => running.kill(),
    };
    started.unshift(running);
    return running;
  };
  return { started, launch };
}

test('a process that dies is started again, one that is stopped is not', async () => {
  const { started, launch } = processes();
  const service = new ClusterService('an API', launch);
  await service.start();
  await service.kill();
  expect(started.map(({ isEnded }) => isEnded)).toEqual([false, true]);
  started[0]?.kill();
  await until(() => started.length === 3);
  await service.stop();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect([started.length, started.every(({ isEnded }) => isEnded), service.running]).toEqual([3, true, undefined]);
});

test('one that is killed for good stays away', async () => {
  const { started, launch } = processes();
  const service = new ClusterService('a primary', launch);
  await service.start();
  await service.killForGood();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(started).toHaveLength(1);
});

test('one that is retired is not started again, neither after its death nor by hand', async () => {
  const { started, launch } = processes();
  const service = new ClusterService('a storefront', launch);
  await service.start();
  service.retire();
  await service.kill();
  await expect(service.start()).rejects.toThrow('a storefront is not started any more');
  await service.stop();
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true]);
});
