import { CallError, callShop, onSessionEnd } from './call.ts';
import { problemText } from './problem-text.ts';

const answers: Response[] = [];
const sent: string[] = [];
const realFetch = globalThis.fetch;
beforeAll(() => {
  globalThis.fetch = async (path) => {
    sent.push(String(path));
    const answer = answers.shift();
    if (!answer) throw new TypeError('fetch failed');
    return answer;
  };
});
afterAll(() => {
  globalThis.fetch = realFetch;
});
afterEach(() => {
  answers.splice(0);
  sent.splice(0);
  onSessionEnd(undefined);
});

const signedOut = () => Response.json({ error: { code: 'SignedOut', message: '', details: {} } }, { status: 401 });

test('a call whose session has ended waits for the sign-in, and is then made again', async () => {
  let asked = 0;
  onSessionEnd(async () => {
    asked += 1;
  });
  answers.push(signedOut(), Response.json({ data: [] }));
  expect(await callShop('OrderRefundsDue', {})).toEqual([]);
  expect([asked, sent]).toEqual([1, ['/api/OrderRefundsDue', '/api/OrderRefundsDue']]);
});

test('a call that is refused says why and what to do', async () => {
  answers.push(
    Response.json({ error: { code: 'NotAllowedNow', message: '', details: { Reason: 'step' } } }, { status: 409 }),
  );
  const error: unknown = await callShop('OrderRefundsDue', {}).catch((thrown: unknown) => thrown);
  expect(problemText(error)).toMatch(/at another step by now/);
});

test('an outage says that nothing is lost', async () => {
  const error: unknown = await callShop('OrderRefundsDue', {}).catch((thrown: unknown) => thrown);
  expect(problemText(error)).toMatch(/nothing you typed is lost/);
});

test.each([
  ['InvalidRequest', { Field: 'Rows.3.TrackingUrl', Message: 'Invalid URL' }, 'Tracking url: Invalid URL'],
  ['MethodNotOffered', { Reason: 'pincode' }, 'Cash on delivery is not possible at this pincode.'],
  ['MethodNotOffered', { Reason: 'of a later version' }, 'This order cannot be paid in this way.'],
  ['Forbidden', { Reason: 'role' }, /Your role does not include this/],
  ['ApprovalNeeded', { ApprovalId: 'x' }, /second person/],
  ['TooManyRequests', { RetryAfterSeconds: 240 }, /Wait 4 minutes/],
  ['Conflict', {}, /Somebody else changed this/],
] as const)('%s with %j is told in words', (code, details, text) => {
  expect(problemText(new CallError(code, '', details))).toMatch(text);
});
