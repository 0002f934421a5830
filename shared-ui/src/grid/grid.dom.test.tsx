import { render, screen } from '@testing-library/react';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './grid.examples.tsx';
import { Grid } from './grid.tsx';

describeComponent('Grid', examples);

describe('Grid', () => {
  it('renders its cards as a list labelled by their heading', () => {
    render(
      <>
        <h2 id="projekte">Projekte</h2>
        <Grid layout="cards" labelledBy="projekte">
          <p>Uferstraße</p>
          <p>Lindenhöfe</p>
        </Grid>
      </>,
    );
    expect(screen.getByRole('list', { name: 'Projekte' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Uferstraße',
      'Lindenhöfe',
    ]);
  });

  it('does not render a list for two-column layouts', () => {
    render(
      <Grid layout="halves">
        <p>links</p>
        <p>rechts</p>
      </Grid>,
    );
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
