import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Segmented from './Segmented.svelte';
import Stepper from './Stepper.svelte';
import Switch from './Switch.svelte';

afterEach(cleanup);

const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').find((one) => one.checked)?.value;

it('shows what is chosen, not what was refused', async () => {
  let answer: () => void = () => undefined;
  const asked = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const choices = ['red', 'blue'].map((value) => ({ value, label: value }));
  render(Segmented, { label: 'Car', choices, value: 'red', onchoose: asked });
  await fireEvent.click(screen.getByRole('radio', { name: 'blue' }));
  expect(asked).toHaveBeenCalledExactlyOnceWith('blue');
  expect(chosen()).toBe('blue'); // nobody waits for their own finger
  answer();
  await vi.waitFor(() => expect(chosen()).toBe('red'));
});

it('keeps what was taken', async () => {
  const choices = ['red', 'blue'].map((value) => ({ value, label: value }));
  const given = { label: 'Car', choices, value: 'red' };
  const { rerender } = render(Segmented, {
    ...given,
    onchoose: (value: string): Promise<void> => rerender({ ...given, value }),
  });
  await fireEvent.click(screen.getByRole('radio', { name: 'blue' }));
  await tick();
  await tick();
  expect(chosen()).toBe('blue');
});

it('is off where switching it on was refused', async () => {
  render(Switch, { label: 'Notify', on: false, onswitch: () => Promise.resolve() });
  const input = screen.getByRole<HTMLInputElement>('switch');
  await fireEvent.click(input);
  await vi.waitFor(() => expect(input.checked).toBe(false));
});

it('goes no further than its ends, and keeps the focus there', async () => {
  const onstep = vi.fn();
  const given = { label: 'Laps', low: 1, high: 2, fewer: 'Fewer', more: 'More', onstep };
  const { rerender } = render(Stepper, { ...given, value: 1 });
  const more = screen.getByRole('button', { name: 'More' });
  more.focus();
  await fireEvent.click(more);
  expect(onstep).toHaveBeenCalledExactlyOnceWith(2);
  await rerender({ ...given, value: 2 });
  expect(more).not.toHaveProperty('disabled', true);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(more);
  expect(onstep).toHaveBeenCalledOnce();
});
