import { Closers } from './closers.ts';

test('what was begun last is ended first, once, and a failure keeps nothing alive', async () => {
  const closers = new Closers();
  const ended: string[] = [];
  closers.add(() => ended.push('database'));
  closers.add(async () => Promise.reject(new Error('stays mounted')));
  closers.add(() => ended.push('proxy'));
  expect(closers.isClosing).toBe(false);
  const both = await Promise.allSettled([closers.close(), closers.close()]);
  expect(ended).toEqual(['proxy', 'database']);
  expect(closers.isClosing).toBe(true);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
