import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen } from '@testing-library/react';
import block from './block.ts';
import examples from './breadcrumb.examples.ts';
import Breadcrumb from './breadcrumb.tsx';

const home = { label: 'Startseite', path: '/' };
const press = { label: 'Presse', path: '/presse' };

describeConformance(block, examples);

describe('breadcrumb', () => {
  it('marks only the current page as current', () => {
    render(<Breadcrumb id="b" content={{}} page={{ breadcrumbs: [home, press] }} />);
    const current = screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'));
    expect(current).toEqual([null, 'page']);
  });

  it('renders nothing on the home page', () => {
    const { container } = render(<Breadcrumb id="b" content={{}} page={{ breadcrumbs: [home] }} />);
    expect(container.innerHTML).toBe('');
  });
});
