import { act } from '@testing-library/react';
import { active, button, layout, setUpSliderTests, startSlider } from './testing/mounted-slider.tsx';

jest.mock('./swiper-engine.ts', () => {
  throw new Error('net::ERR_FAILED');
});

setUpSliderTests();

const scrollTo = jest.fn();
beforeEach(() => Object.assign(HTMLElement.prototype, { scrollTo }));
afterEach(() => {
  scrollTo.mockClear();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
});

it('the controls scroll the list if the engine cannot be loaded', async () => {
  const visitor = await startSlider({ count: 4 });
  await visitor.click(button('Nächste Folie'));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 900 });
  expect(document.querySelector('[data-started], [inert]')).toBeNull();
});

it('the controls show the slide to which the visitor has scrolled the list', async () => {
  await startSlider({ count: 4 });
  layout.scrollLeft = 1800;
  await act(async () => document.querySelector('.viewport')?.dispatchEvent(new Event('scrollend')));
  expect(active(document.body)).toBe('Folie 3 von 4');
});
