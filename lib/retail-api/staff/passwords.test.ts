import { rejectWeakPassword } from './password-rules.ts';
import { hashPassword, rejectPassword } from './passwords.ts';

test('a password is right for its own hash alone, each of which has its own salt', async () => {
  const [hash, other] = await Promise.all([
    hashPassword('correct horse battery'),
    hashPassword('correct horse battery'),
  ]);
  expect(hash).not.toBe(other);
  expect(await rejectPassword(hash, 'correct horse battery')).toBeNull();
  for (const wrong of ['correct horse batterz', '', 'Correct horse battery'])
    expect(await rejectPassword(hash, wrong)).toMatchObject({ code: 'SignInWrong' });
  expect(await rejectPassword(null, 'correct horse battery')).toEqual(await rejectPassword(hash, 'wrong'));
});

test('a hash of another kind is a fault, not a wrong password', async () => {
  await expect(rejectPassword('$2b$10$abcdefghijklmnopqrstuv', 'x')).rejects.toThrow('unknown form');
});

test('in a flood most passwords are refused before they are hashed', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => rejectPassword(null, 'x')));
  const refused = answers.filter((answer) => answer?.code === 'TooManyRequests');
  expect(refused.length).toBeGreaterThanOrEqual(20);
});

test.each([
  ['aaaaaaaaaaaaaa', 'must have more different characters'],
  ['asha.rao@shop.test', 'must not be made from the email address'],
  ['Asha.Rao123456', 'must not be made from the email address'],
])('%s is too easy to guess', (password, Message) => {
  expect(rejectWeakPassword('Password', password, 'asha.rao@shop.test')).toMatchObject({
    data: { Field: 'Password', Message },
  });
});

test('an ordinary long password is taken', () => {
  expect(rejectWeakPassword('Password', 'four words make sense', 'asha.rao@shop.test')).toBeNull();
});
