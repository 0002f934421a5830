import { whenInteracted, whenUsed } from './when-used.ts';

function block(): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = '<a href="/presse">Presse</a><input name="titel">';
  document.body.append(element);
  return element;
}

afterEach(() => document.body.replaceChildren());

describe('whenUsed', () => {
  it.each(['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'])(
    'activates an island once, at the first %s anywhere inside it',
    (type) => {
      const activate = jest.fn();
      const element = block();
      whenUsed(element, activate);
      block().dispatchEvent(new Event(type, { bubbles: true }));
      expect(activate).not.toHaveBeenCalled();
      element.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true }));
      element.querySelector('a')?.dispatchEvent(new Event('keydown', { bubbles: true }));
      expect(activate).toHaveBeenCalledTimes(1);
    },
  );

  it('activates an island immediately if the visitor is already using it', () => {
    const element = block();
    element.querySelector('input')?.focus();
    const activate = jest.fn();
    whenUsed(element, activate);
    expect(activate).toHaveBeenCalledTimes(1);
    whenInteracted(element, activate);
    expect(activate).toHaveBeenCalledTimes(1);
  });
});
