/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from '@/components/ui/toast';
import { Toaster } from '@/components/ui/toaster';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const show = (kind: 'success' | 'failure', text: string, run?: () => void) =>
  act(() => toast({ kind, text, ...(run && { action: { label: 'Undo', run } }) }));

function renderToaster() {
  render(<Toaster successMilliseconds={4000} failureMilliseconds={7000} />);
}

describe('Toaster', () => {
  test('the toaster shows a success for its configured time', () => {
    renderToaster();
    show('success', 'Removed');
    expect(screen.getByRole('status')).toHaveTextContent('Removed');
    wait(3999);
    expect(screen.getByRole('status')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('the toaster shows a failure for its configured time', () => {
    renderToaster();
    show('failure', 'It did not work');
    wait(6999);
    expect(screen.getByRole('alert')).toHaveTextContent('It did not work');
    wait(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a toast pauses while it is hovered or focused, and then continues', () => {
    renderToaster();
    show('success', 'Removed');
    wait(3000);
    fireEvent.mouseEnter(screen.getByText('Removed'));
    wait(60_000);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    fireEvent.mouseLeave(screen.getByText('Removed'));
    wait(60_000);
    expect(screen.getByText('Removed')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    wait(999);
    expect(screen.getByText('Removed')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText('Removed')).not.toBeInTheDocument();
  });

  test.each(['Undo', 'Dismiss'])('pressing %s in a toast returns the focus to its previous place', (name) => {
    render(<button type="button">Remove</button>);
    renderToaster();
    show('success', 'Removed', () => undefined);
    act(() => screen.getByRole('button', { name: 'Remove' }).focus());
    act(() => screen.getByRole('button', { name }).focus());
    fireEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
  });

  test("the page's content is focused where the element focused before the toast is gone", () => {
    const { rerender } = render(
      <main id="content" tabIndex={-1}>
        <button type="button">Remove</button>
      </main>,
    );
    renderToaster();
    show('success', 'Removed', () => undefined);
    act(() => screen.getByRole('button', { name: 'Remove' }).focus());
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    rerender(<main id="content" tabIndex={-1} />);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('a dismissed toast disappears immediately, and no other with it', () => {
    renderToaster();
    show('success', 'First');
    show('success', 'Second');
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(screen.getByText('Second')).toBeInTheDocument();
  });

  test('a toast runs its action once and disappears', () => {
    const run = jest.fn();
    renderToaster();
    show('success', 'Removed', run);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Removed')).not.toBeInTheDocument();
  });

  test('the toaster keeps the three newest toasts, in a live region that existed before', () => {
    renderToaster();
    for (const text of ['One', 'Two', 'Three', 'Four']) show('success', text);
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['Two', 'Three', 'Four']);
    wait(4000);
    expect(document.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
  });

  test.each([
    ['upper', 'they would cover the pressed button', { top: 700, bottom: 740 }],
    ['upper', 'they would cover the button beside it', { top: 560, bottom: 600 }],
    ['lower', 'they are clear of the pressed button', { top: 100, bottom: 140 }],
  ])('toasts stand at the %s edge where %s', (edge, _why, place) => {
    const sides = { left: 20, right: 200 };
    const rectangle = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(
      this: Element,
    ) {
      const isToasts = this.classList.contains('toasts');
      return { ...sides, ...(isToasts ? { top: 580, bottom: 760 } : place) } as DOMRect;
    });
    render(
      <p>
        <button type="button">Save</button>
      </p>,
    );
    renderToaster();
    const toasts = () => document.querySelector('.toasts')?.getAttribute('data-edge');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    show('success', 'Saved');
    expect(toasts()).toBe(edge);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(toasts()).toBe('lower');
    rectangle.mockRestore();
  });

  test('toasts do not cover what remains beside a pressed button that is gone', () => {
    const rectangle = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(
      this: Element,
    ) {
      const sides = { left: 20, right: 200 };
      if (this.classList.contains('toasts')) return { ...sides, top: 580, bottom: 760 } as DOMRect;
      const isEmpty = this.children.length === 0;
      return { ...sides, top: 700, bottom: isEmpty ? 700 : 740 } as DOMRect;
    });
    const rowOf = (isAdded: boolean) => (
      <div>
        <p>{isAdded && <button type="button">Remove</button>}</p>
        <button type="button">Add to cart</button>
      </div>
    );
    const { rerender } = render(rowOf(true));
    renderToaster();
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    rerender(rowOf(false));
    show('success', 'Removed');
    expect(document.querySelector('.toasts')).toHaveAttribute('data-edge', 'upper');
    rectangle.mockRestore();
  });
});
