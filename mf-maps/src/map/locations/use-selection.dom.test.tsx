import { fireEvent, render, screen } from '@testing-library/react';
import { useSelection } from './use-selection.ts';

const IDS = ['ort-1', 'ort-2', 'ort-3'];

/** Simulates a layout with entries of 300 × 120 pixels, because jsdom has none. */
const offsets = { offsetLeft: 300, offsetTop: 120 } as const;
const scrollTo = jest.fn();

beforeEach(() => {
  scrollTo.mockClear();
  Element.prototype.scrollTo = scrollTo;
  for (const [edge, size] of Object.entries(offsets)) {
    jest.spyOn(HTMLElement.prototype, edge as keyof typeof offsets, 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return IDS.indexOf(this.id) * size;
    });
  }
});
afterEach(() => jest.restoreAllMocks());

function TestList({ initial = -1 }: { initial?: number }) {
  const { active, userSelection, list, select, selectAndReveal } = useSelection(IDS, initial);
  return (
    <>
      <ol ref={list}>
        {IDS.map((id, index) => (
          <li key={id} id={id} aria-current={index === active || undefined}>
            <button type="button" onClick={() => select(index)}>{`Eintrag ${id}`}</button>
          </li>
        ))}
      </ol>
      {IDS.map((id, index) => (
        <button key={id} type="button" onClick={() => selectAndReveal(index)}>{`Pin ${id}`}</button>
      ))}
      <output>{userSelection?.index}</output>
    </>
  );
}

const active = () => screen.getAllByRole('listitem').findIndex((entry) => entry.ariaCurrent === 'true');

describe('useSelection', () => {
  it('[R2.10-4] activates the entry of a selected pin and scrolls the list to it, with 40 px to its left', () => {
    render(<TestList />);
    fireEvent.click(screen.getByRole('button', { name: 'Pin ort-3' }));
    expect(scrollTo.mock.calls).toEqual([[{ top: 240, left: 560 }]]);
    expect(active()).toBe(2);
    expect(screen.getByRole('status').textContent).toBe('2');
  });

  it('[R4.4-1] activates an entry selected in the list, without scrolling', () => {
    render(<TestList initial={0} />);
    expect(active()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Eintrag ort-2' }));
    expect(active()).toBe(1);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
