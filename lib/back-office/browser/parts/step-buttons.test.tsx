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

function show() {
  render(
    <Notices>
      <StepButtons<Step>
        subject="SM-1"
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
    </Notices>,
  );
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
