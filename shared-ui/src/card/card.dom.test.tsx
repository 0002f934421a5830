import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './card.examples.tsx';
import { Card } from './card.tsx';

describeComponent('Card', examples);

describe('Card', () => {
  it('is an article labelled by its title, and only the title is the link', () => {
    render(
      <Card level={3} title="Uferstraße" titleId="karte" kicker="Hafen" href="/projekte/uferstrasse">
        84 Wohnungen
      </Card>,
    );
    expect(screen.getByRole('article', { name: 'Uferstraße' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Uferstraße' }).textContent).toBe('Uferstraße');
    expect(screen.getByRole('heading', { level: 3, name: 'Uferstraße' })).toBeInTheDocument();
  });

  it('has the title before the kicker in reading order', () => {
    render(
      <Card level={2} title="Uferstraße" titleId="karte" kicker="Hafen" footer="Bezug 2027">
        84 Wohnungen
      </Card>,
    );
    expect(screen.getByRole('article').textContent).toBe('UferstraßeHafen84 WohnungenBezug 2027');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
