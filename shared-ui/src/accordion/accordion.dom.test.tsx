import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../testing/describe-component.tsx';
import { startWays } from '../testing/start-ways.ts';
import examples from './accordion.examples.tsx';
import { Accordion } from './accordion.tsx';
import behaviour from './behaviour.ts';

describeComponent('Accordion', examples, { attributesSetByHydration: ['data-live'] });

const items = (...titles: string[]) =>
  titles.map((title) => ({
    id: title.toLowerCase(),
    title,
    content: <a href={`/${title.toLowerCase()}`}>Mehr zu {title}</a>,
  }));

const twoAccordions = (
  <>
    <Accordion level={3} items={items('Miete', 'Strom', 'Umzug')} />
    <Accordion level={3} items={items('Keller', 'Dach')} />
  </>
);

const section = (title: string) => screen.getByText(title).closest('details') as HTMLDetailsElement;
const header = (title: string) => screen.getByText(title).closest('summary') as HTMLElement;
const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const focusedText = () => document.activeElement?.textContent;

describe.each(startWays(behaviour))('%s:', (_way, start) => {
  beforeEach(() => start(twoAccordions));

  describe('accordion', () => {
    it('[R2.11-15] opens and closes one section without affecting other sections and accordions', async () => {
      await userEvent.click(header('Miete'));
      await userEvent.click(header('Dach'));
      expect(open()).toEqual(['miete-section', 'dach-section']);
      expect(section('Miete')).toHaveAttribute('data-active', '');
      await userEvent.click(header('Miete'));
      expect(open()).toEqual(['dach-section']);
    });

    it('renders a heading of the same level in every header', () => {
      expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    });
  });

  describe('keyboard', () => {
    it.each([
      ['ArrowDown', 'Miete', 'Strom'],
      ['ArrowUp', 'Umzug', 'Strom'],
      ['Home', 'Umzug', 'Miete'],
      ['End', 'Miete', 'Umzug'],
      ['Home', 'Miete', 'Miete'],
    ])('%s moves the focus from %s to %s', (key, from, to) => {
      header(from).focus();
      expect(fireEvent.keyDown(header(from), { key })).toBe(false);
      expect(focusedText()).toBe(to);
      expect(open()).toEqual([]);
    });

    it.each([
      ['ArrowDown', 'Umzug'],
      ['ArrowUp', 'Miete'],
      ['ArrowUp', 'Keller'],
    ])('%s at %s, the first or last header, scrolls the page', (key, at) => {
      header(at).focus();
      expect(fireEvent.keyDown(header(at), { key })).toBe(true);
      expect(focusedText()).toBe(at);
    });

    it.each(['Enter', ' '])('%p toggles a section natively', async (key) => {
      expect(fireEvent.keyDown(header('Strom'), { key })).toBe(true);
      await act(async () => header('Strom').click());
      expect(open()).toEqual(['strom-section']);
    });

    it('Tab and Shift+Tab move through all headers and all open content', async () => {
      await act(async () => header('Strom').click());
      const stops = [...document.querySelectorAll<HTMLElement>('summary, details[open] a')];
      expect(stops.map(({ textContent }) => textContent)).toEqual([
        'Miete',
        'Strom',
        'Mehr zu Strom',
        'Umzug',
        'Keller',
        'Dach',
      ]);
      // Tab skips elements with a negative tabindex.
      expect(stops.filter(({ tabIndex }) => tabIndex < 0)).toEqual([]);
      for (const key of ['Tab', 'Shift'])
        expect(fireEvent.keyDown(header('Strom'), { key, shiftKey: key === 'Shift' })).toBe(true);
    });

    it('ignores keys pressed inside a section', async () => {
      await act(async () => header('Miete').click());
      const link = screen.getByRole('link', { name: 'Mehr zu Miete' });
      link.focus();
      expect(fireEvent.keyDown(link, { key: 'ArrowDown' })).toBe(true);
      expect(link).toHaveFocus();
    });

    it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('does not handle a key with %s', (modifier) => {
      header('Umzug').focus();
      expect(fireEvent.keyDown(header('Umzug'), { key: 'Home', [modifier]: true })).toBe(true);
      expect(focusedText()).toBe('Umzug');
    });
  });
});
