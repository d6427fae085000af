/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Survey, SurveyQuestion } from '#lib/storefront/community/survey/types.ts';
import { saveUnsavedAnswers, unsavedAnswers } from '#lib/storefront/community/survey/unsaved-answers.ts';
import { leave } from '#lib/storefront/platform/forms/leave.ts';
import { SurveyForm } from './survey-form';

jest.mock('#lib/storefront/platform/forms/leave.ts', () => ({ leave: jest.fn() }));

const question = (
  overrides: Pick<SurveyQuestion, 'id' | 'kind' | 'text'> & Partial<SurveyQuestion>,
): SurveyQuestion => ({
  hint: '',
  required: false,
  lowest: '',
  highest: '',
  choices: [],
  ...overrides,
});

let page = 0;
/** A separate survey for each test, because stored answers must not reach the next one. */
let PAGE: string;
let SURVEY: Survey;
const newSurvey = (): Survey => ({
  address: { template: 'test', site: 'web', token: `token-${++page}` },
  version: 3,
  title: 'How did we do?',
  intro: 'Three questions.',
  thankYou: 'We read every answer.',
  state: 'open',
  opensAt: null,
  closesAt: null,
  questions: [
    question({ id: 'piece', kind: 'rating', text: 'The piece?', required: true, lowest: 'Poor', highest: 'Good' }),
    question({
      id: 'how',
      kind: 'multiple',
      text: 'How?',
      hint: 'All that are true.',
      choices: [
        { id: 'sealed', text: 'Sealed' },
        { id: 'dented', text: 'Dented' },
      ],
    }),
    question({ id: 'words', kind: 'text', text: 'In your words?' }),
  ],
  answers: {},
});

let sent: { intent: string; answers: object; keepalive: boolean }[];
let reply: { status: number; body: object };

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(leave).mockClear();
  sent = [];
  reply = { status: 200, body: { ok: true } };
  SURVEY = newSurvey();
  PAGE = `/survey/test/web?t=${SURVEY.address.token}`;
  window.history.replaceState(null, '', PAGE);
  window.sessionStorage.clear();
  global.fetch = jest.fn(async (_url: string, init: RequestInit) => {
    const { intent, answers, ...address } = JSON.parse(String(init.body));
    expect(address).toEqual({ ...SURVEY.address, version: 3 });
    sent.push({ intent, answers, keepalive: init.keepalive === true });
    return { json: async () => reply.body };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const show = (survey: Partial<Survey> = {}, step = 1) =>
  render(<SurveyForm survey={{ ...SURVEY, ...survey }} rendered={{ step, problems: {} }} />);
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const rate = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** With what follows from the reply. */
const leavePage = () => act(async () => void window.dispatchEvent(new Event('pagehide')));
const score = (value: number) => ({ score: value, choices: [], text: '' });
const here = () => window.location.pathname + window.location.search;

test("the labels of a scale's ends are part of its numbers' names, and the question names the group", () => {
  show();
  expect(screen.getByRole('group', { name: 'The piece?' })).toBeVisible();
  for (const name of ['1, Poor', '2', '3', '4', '5, Good']) {
    expect(screen.getByRole('radio', { name })).toHaveAttribute('value', name[0]);
  }
  expect(screen.getByRole('progressbar', { name: 'Question 1 of 3' })).toHaveAttribute('value', '1');
});

test('Next leads to the next survey question in place and focuses its number; Back keeps the answers', () => {
  show();
  rate('4');
  click('Next');
  expect(screen.getByRole('group', { name: /^How\?/ })).toHaveAccessibleDescription('All that are true.');
  expect(screen.getByText('Question 2 of 3')).toHaveFocus();
  expect(here()).toBe(`${PAGE}&step=2`);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Dented' }));
  click('Back');
  expect(screen.getByRole('radio', { name: '4' })).toBeChecked();
  click('Next');
  expect(screen.getByRole('checkbox', { name: 'Dented' })).toBeChecked();
});

test('browser Back leads to the previous survey question', () => {
  show();
  rate('4');
  click('Next');
  act(() => {
    window.history.replaceState(null, '', `${PAGE}&step=1`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByText('Question 1 of 3')).toHaveFocus();
  expect(screen.getByRole('radio', { name: '4' })).toBeChecked();
});

test('a missing required survey answer is reported and focused', () => {
  show();
  click('Next');
  expect(screen.getByRole('group', { name: 'The piece?' })).toHaveAccessibleDescription('Choose a number from 1 to 5.');
  expect(screen.getByRole('radio', { name: '1, Poor' })).toHaveFocus();
  rate('2');
  click('Next');
  click('Back');
  expect(screen.queryByText('Choose a number from 1 to 5.')).toBeNull();
});

test('only changed survey answers are saved, in one request for several changes', async () => {
  show();
  rate('2');
  rate('5, Good');
  click('Next');
  expect(sent).toEqual([]);
  await passTime(800);
  expect(sent).toEqual([{ intent: 'save', answers: { piece: score(5) }, keepalive: false }]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Dented' }));
  await passTime(800);
  expect(sent.slice(1)).toEqual([
    { intent: 'save', answers: { how: { score: null, choices: ['dented'], text: '' } }, keepalive: false },
  ]);
});

test('survey answers that could not be saved are sent with the next save', async () => {
  show();
  reply = { status: 503, body: { ok: false, message: 'Away.', reason: 'unavailable' } };
  rate('3');
  click('Next');
  await passTime(800);
  reply = { status: 200, body: { ok: true } };
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sealed' }));
  await passTime(800);
  expect(sent.at(-1)?.answers).toEqual({ piece: score(3), how: { score: null, choices: ['sealed'], text: '' } });
  expect(unsavedAnswers({ ...SURVEY.address, version: 3 })).toBeNull();
});

test('survey answers that could not be sent are saved, also when the page is left immediately', async () => {
  show({ answers: { piece: score(5) } }, 3);
  reply = { status: 503, body: { ok: false, message: 'Away.', reason: 'unavailable' } };
  const text = screen.getByRole('textbox');
  fireEvent.change(text, { target: { value: 'Good' } });
  click('Send answers');
  await passTime(0);
  reply = { status: 200, body: { ok: true } };
  await leavePage();
  expect(sent.at(-1)).toMatchObject({ intent: 'save', answers: { words: { text: 'Good' } }, keepalive: true });
});

test('unsaved survey answers are saved when the page is left', async () => {
  show();
  rate('3');
  await leavePage();
  expect(sent).toEqual([{ intent: 'save', answers: { piece: score(3) }, keepalive: true }]);
  await passTime(5000);
  expect(sent).toHaveLength(1);
});

test('survey answers whose save did not arrive are shown after a reload and saved again', async () => {
  saveUnsavedAnswers({ ...SURVEY.address, version: 3, answers: { piece: score(3) } });
  show({ answers: { piece: score(2) } });
  expect(screen.getByRole('radio', { name: '3' })).toBeChecked();
  await passTime(800);
  expect(sent).toEqual([{ intent: 'save', answers: { piece: score(3) }, keepalive: false }]);
  expect(unsavedAnswers({ ...SURVEY.address, version: 3 })).toBeNull();
});

test('the survey says so while nothing can be saved', async () => {
  show();
  reply = { status: 503, body: { ok: false, message: 'Away.', reason: 'unavailable' } };
  rate('3');
  await passTime(800);
  expect(screen.getByText(/We could not save your answers just now/)).toBeVisible();
  reply = { status: 200, body: { ok: true } };
  rate('4');
  await passTime(800);
  expect(screen.queryByText(/We could not save/)).toBeNull();
});

test('a survey left by a link is restored with its answers, and after sending it shows the thanks', async () => {
  const { unmount } = show();
  rate('4');
  click('Next');
  unmount();
  const again = show();
  expect(screen.getByText('Question 2 of 3')).toBeVisible();
  click('Next');
  click('Send answers');
  await passTime(0);
  again.unmount();
  show();
  expect(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('a survey that accepts no more answers is loaded again', async () => {
  show();
  reply = { status: 409, body: { ok: false, message: 'Changed.', reason: 'stale' } };
  rate('3');
  await passTime(800);
  expect(leave).toHaveBeenCalledWith(PAGE);
});

test('the last step of a survey sends all answers and shows the thanks in place', async () => {
  show({ answers: { piece: score(5) } }, 3);
  const text = screen.getByRole('textbox', { name: 'In your words? (optional)' });
  fireEvent.input(text, { target: { value: 'Good' } });
  fireEvent.change(text, { target: { value: 'Good' } });
  click('Send answers');
  await passTime(0);
  expect(sent).toEqual([
    {
      intent: 'send',
      answers: { piece: score(5), words: { score: null, choices: [], text: 'Good' } },
      keepalive: false,
    },
  ]);
  expect(screen.getByRole('heading', { name: 'Thank you' })).toHaveFocus();
  expect(screen.getByText('We read every answer.')).toBeVisible();
  expect(here()).toBe(`${PAGE}&notice=sent`);
  await passTime(5000);
  expect(sent).toHaveLength(1);
});

test('sending a survey with a missing earlier answer leads to that question', () => {
  show({}, 3);
  click('Send answers');
  expect(screen.getByText('Question 1 of 3')).toBeVisible();
  expect(screen.getByRole('group', { name: 'The piece?' })).toHaveAccessibleDescription('Choose a number from 1 to 5.');
  expect(sent).toEqual([]);
});

test('survey answers that could not be sent stay and can be sent again', async () => {
  show({ answers: { piece: score(5) } }, 3);
  reply = { status: 503, body: { ok: false, message: 'Something went wrong on our side.', reason: 'unavailable' } };
  click('Send answers');
  await passTime(0);
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  reply = { status: 200, body: { ok: true } };
  click('Send answers');
  await passTime(0);
  expect(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('a save that fails after all answers are sent is not repeated', async () => {
  const { unmount } = show({ answers: { piece: score(5) } }, 3);
  let fail: (reply: object) => void = () => undefined;
  jest
    .mocked(global.fetch)
    .mockImplementationOnce(
      () => new Promise((resolve) => (fail = (body) => resolve({ json: async () => body } as Response))),
    );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Good' } });
  await passTime(800);
  click('Send answers');
  await act(async () => fail({ ok: false, message: 'Away.', reason: 'unavailable' }));
  await passTime(0);
  expect(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  unmount();
  expect(sent.map(({ intent }) => intent)).toEqual(['send']);
});

test('the characters left in a survey text are shown, and announced as they run out', () => {
  show({}, 3);
  const text = screen.getByRole('textbox');
  expect(text).toHaveAccessibleDescription('1,000 characters left');
  fireEvent.input(text, { target: { value: 'x'.repeat(950) } });
  expect(text).toHaveAccessibleDescription('50 characters left');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('50 characters left');
});

test('what an operator wrote in English is marked so on a page in Hindi', () => {
  document.documentElement.lang = 'hi-IN';
  render(<SurveyForm survey={SURVEY} rendered={{ step: 1, problems: {} }} />);
  for (const text of ['How did we do?', 'Three questions.', 'The piece?', 'Poor']) {
    expect(screen.getByText(text)).toHaveAttribute('lang', 'en');
  }
  expect(screen.getByRole('radio', { name: '1, Poor' })).toHaveAttribute('lang', 'en');
  document.documentElement.lang = 'en-IN';
});
