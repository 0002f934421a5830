import { offerHandover, takeOver } from './handover.ts';

it('ends a behaviour once, and returns its state', () => {
  const element = document.createElement('div');
  const end = jest.fn(() => ({ slide: 2 }));
  offerHandover(element, end);
  expect([takeOver(element), takeOver(element)]).toEqual([{ slide: 2 }, undefined]);
  expect(end).toHaveBeenCalledTimes(1);
});

it('returns undefined for an element without a behaviour', () => {
  expect(takeOver(document.createElement('div'))).toBeUndefined();
});
