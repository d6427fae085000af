/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallError } from '../api/call.ts';
import { Notices } from './notices.tsx';
import { StepButtons } from './step-buttons.tsx';
import type { StepFacts } from './step-facts.ts';

type Step = 'deliver' | 'correct' | 'undelivered';
const taken: [step: Step, facts: StepFacts, key: string][] = [];
let problem: Error | null = null;
afterEach(() => {
  taken.splice(0);
  problem = null;
});

const buttonsOf = (subject: string) => (
  <Notices>
    <StepButtons<Step>
      subject={subject}
      steps={['deliver', 'correct', 'undelivered']}
      labelOf={(step) => step}
      endings={new Set(['undelivered'])}
      asksOf={(step) => {
        if (step === 'deliver') return null;
        return step === 'correct' ? { parcel: { courier: 'Old', awb: 'A1' } } : { reason: 'required' };
      }}
      onStep={async (step, facts, key) => {
        taken.push([step, facts, key]);
        if (problem) throw problem;
      }}
    />
  </Notices>
);

function show() {
  render(buttonsOf('SM-1'));
  return userEvent.setup();
}

test('a step that asks nothing is taken at once, and told', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'deliver' }));
  expect(await screen.findByRole('status')).toHaveTextContent('deliver: done for SM-1.');
  expect(taken).toEqual([['deliver', {}, expect.any(String)]]);
});

test('a step sends what it asked for and nothing else, beginning with what is known', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'correct' }));
  await user.clear(screen.getByLabelText(/Courier/));
  await user.type(screen.getByLabelText(/Courier/), 'Blue Dart');
  await user.click(screen.getAllByRole('button', { name: 'correct' })[1] ?? document.body);
  expect(taken).toEqual([['correct', { Courier: 'Blue Dart', AWB: 'A1' }, expect.any(String)]]);
});

test('a step that was refused keeps its form, and its next try has the same key', async () => {
  problem = new CallError('Unreachable', '');
  const user = show();
  await user.click(screen.getByRole('button', { name: 'undelivered' }));
  await user.type(screen.getByLabelText(/Reason/), 'Nobody was at home.');
  const send = screen.getAllByRole('button', { name: 'undelivered' })[1] ?? document.body;
  await user.click(send);
  expect(await screen.findByRole('alert')).toHaveTextContent('nothing you typed is lost');
  problem = null;
  await user.click(send);
  expect(taken).toHaveLength(2);
  expect(taken[0]?.[2]).toBe(taken[1]?.[2]);
  expect(screen.queryByLabelText(/Reason/)).toBeNull();
});

test('what was typed for one record is not offered for another one', async () => {
  const user = userEvent.setup();
  const { rerender } = render(buttonsOf('SM-1'));
  await user.click(screen.getByRole('button', { name: 'undelivered' }));
  await user.type(screen.getByLabelText(/Reason/), 'Nobody was at home.');
  rerender(buttonsOf('SM-2'));
  expect(screen.queryByLabelText(/Reason/)).toBeNull();
});

test('a step that is gone while its own press is not answered yet was taken by nobody else', async () => {
  const user = userEvent.setup();
  const answered = Promise.withResolvers<void>();
  const stepsShown = (steps: readonly 'undelivered'[]) => (
    <Notices>
      <StepButtons<'undelivered'>
        subject="SM-1"
        steps={steps}
        labelOf={(step) => step}
        endings={new Set()}
        asksOf={() => ({ reason: 'optional' })}
        onStep={() => answered.promise}
      />
    </Notices>
  );
  const { rerender } = render(stepsShown(['undelivered']));
  await user.click(screen.getByRole('button', { name: 'undelivered' }));
  await user.click(screen.getAllByRole('button', { name: 'undelivered' })[1] ?? document.body);
  rerender(stepsShown([]));
  expect(screen.getByLabelText(/Note for the customer/)).toBeVisible();
  expect(screen.queryByText(/Somebody was faster/)).toBeNull();
  answered.resolve();
  expect(await screen.findByRole('status')).toHaveTextContent('undelivered: done for SM-1.');
  expect(screen.queryByLabelText(/Note for the customer/)).toBeNull();
});

test('a form whose step somebody else took stays, and the step after it begins with what was typed', async () => {
  const user = userEvent.setup();
  const piece = { LineId: 'a', Piece: 1, HUID: '', Serial: '', title: 'Watch', isJewellery: false };
  const stepsShown = (steps: ('pack' | 'mark')[], Serial: string) => (
    <Notices>
      <StepButtons<'pack' | 'mark'>
        title="Next step"
        subject="SM-1"
        steps={steps}
        labelOf={(step) => step}
        endings={new Set()}
        asksOf={() => ({
          pieces: [
            { ...piece, Serial },
            { ...piece, Piece: 2, Serial },
          ],
        })}
        latest="Packed by Ravi."
        onStep={async (step, facts, key) => {
          taken.push([step as Step, facts, key]);
        }}
      />
    </Notices>
  );
  const { rerender } = render(stepsShown(['pack'], ''));
  await user.click(screen.getByRole('button', { name: 'pack' }));
  const [serial = document.body] = screen.getAllByLabelText('Serial number');
  await user.type(serial, 'MINE');

  rerender(stepsShown([], 'THEIRS'));
  expect(screen.getByText(/Somebody was faster: .* Packed by Ravi\./)).toBeVisible();
  expect(serial).toHaveValue('MINE');
  await user.type(serial, '{Enter}');
  expect(taken).toEqual([]);

  rerender(stepsShown(['mark'], 'THEIRS'));
  await user.click(screen.getByRole('button', { name: 'Go on with “mark”' }));
  expect(screen.getAllByLabelText('Serial number').map((field) => (field as HTMLInputElement).value)).toEqual([
    'MINE',
    'THEIRS',
  ]);

  rerender(stepsShown(['pack'], ''));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  rerender(stepsShown([], ''));
  expect(screen.queryByText('Next step')).toBeNull();
});
