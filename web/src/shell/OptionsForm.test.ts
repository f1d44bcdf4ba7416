import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaults } from '$lib/options';
import { page } from '$lib/page.svelte';
import { rules } from '$lib/rules.svelte';
import { speakerOf } from '../test/sentences';
import OptionsForm from './OptionsForm.svelte';

const words = speakerOf('port-arthur');
const { options } = words.game;

describe('form of options', () => {
  const onchange = vi.fn();

  beforeEach(() => {
    page.book = words.book;
    onchange.mockReset();
    render(OptionsForm, { options, values: defaults(options), words, onchange });
  });

  it('has every option with label, explanation and rule', () => {
    for (const option of options) {
      const field = screen.getByLabelText(words.option(option.name));
      expect(field.getAttribute('aria-describedby')).toBeTruthy();
      expect(screen.getByText(words.optionAbout(option.name))).toBeTruthy();
    }
    expect(screen.getAllByRole('button')).toHaveLength(options.length);
  });

  it('reports a change', async () => {
    await fireEvent.click(screen.getByLabelText('Fog of war'));
    expect(onchange).toHaveBeenCalledWith({ ...defaults(options), fog_of_war: 'on' });
    const track = screen.getByLabelText('Manchuria track');
    await fireEvent.change(track, { target: { value: 'sequence' } });
    expect(onchange).toHaveBeenLastCalledWith({ ...defaults(options), manchuria_layout: 'sequence' });
  });

  it('opens the rules at the clause of an option', async () => {
    await fireEvent.click(screen.getByRole('button', { name: 'Rule PA-12.1' }));
    expect(rules).toMatchObject({ slug: 'port-arthur', clause: 'PA-12.1' });
  });
});
