import { closedAtEnd, closeLeftOpen } from './closed-at-end.ts';

test('what a test leaves open is closed at the end, the latest first and each once', async () => {
  const closed: string[] = [];
  const open = (name: string) =>
    closedAtEnd(async () => {
      closed.push(name);
    });
  open('database');
  const closeApi = open('api');
  open('relay');
  await Promise.all([closeApi(), closeApi()]);
  expect(closed).toEqual(['api']);
  await closeLeftOpen();
  await closeLeftOpen();
  expect(closed).toEqual(['api', 'relay', 'database']);
});
