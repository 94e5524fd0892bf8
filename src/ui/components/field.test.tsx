// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Field, SelectField, TextField } from './field.tsx';

afterEach(cleanup);

const first = { name: '', city: '', note: '' };
type Told = typeof first;

/** What was sent, as the form knew it. */
function open(): readonly Told[] {
  const sent: Told[] = [];
  render(<Form send={(told) => void sent.push(told)} />);
  return sent;
}

function Form({ send }: { readonly send: (told: Told) => void }) {
  const [told, setTold] = useState(first);
  const tie = (name: keyof Told) => ({
    label: name,
    value: told[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      setTold((now) => ({ ...now, [name]: currentTarget.value })),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTold((now) => {
      send(now);
      return now;
    });
  };
  return (
    <form onSubmit={submit}>
      <Field {...tie('name')} />
      <SelectField {...tie('city')}>
        <option value="" />
        <option value="mumbai">Mumbai</option>
      </SelectField>
      <TextField {...tie('note')} />
      <button type="submit">Send</button>
    </form>
  );
}

function write(name: string, text: string): void {
  const control = screen.getByLabelText<HTMLInputElement>(name);
  control.value = text;
}

const all = { name: 'Asha', city: 'mumbai', note: 'Ring twice' };
const writeAll = () => {
  for (const [name, text] of Object.entries(all)) write(name, text);
};

test('what came to stand in the fields without an event counts when the form is sent', () => {
  const sent = open();
  writeAll();
  fireEvent.submit(screen.getByRole('button'));
  expect(sent.at(-1)).toEqual(all);
});

test('it counts when the focus goes on, so that nothing is drawn over it', () => {
  open();
  writeAll();
  fireEvent.focusIn(screen.getByRole('button'));
  fireEvent.change(screen.getByLabelText('note'), { target: { value: 'Ring' } });
  expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Asha');
  expect(screen.getByLabelText<HTMLSelectElement>('city').value).toBe('mumbai');
  expect(screen.getByLabelText<HTMLInputElement>('note').value).toBe('Ring');
});

test('it stays, and counts, when the form is drawn anew in between', () => {
  const sent: Told[] = [];
  const send = (told: Told) => void sent.push(told);
  const { rerender } = render(<Form send={send} />);
  writeAll();
  rerender(<Form send={send} />);
  expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Asha');
  fireEvent.change(screen.getByLabelText('note'), { target: { value: 'Ring' } });
  fireEvent.submit(screen.getByRole('button'));
  expect(sent.at(-1)).toEqual({ ...all, note: 'Ring' });
});
