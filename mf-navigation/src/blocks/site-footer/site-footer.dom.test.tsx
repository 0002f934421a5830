import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen, within } from '@testing-library/react';
import { exampleNavigation } from '../../example-navigation.ts';
import block from './block.ts';
import type { SiteFooterContent } from './content.ts';
import examples from './site-footer.examples.ts';
import SiteFooter from './site-footer.tsx';

const content: SiteFooterContent = {
  claim: 'Wohnraum, der zur Stadt gehört.',
  address: ['Stadtraum Wohnen GmbH', 'Kastanienallee 12', '10435 Musterstadt'],
  phone: '030 5550-0',
  email: 'service@stadtraum-wohnen.example',
  reportBarrier: { label: 'Barriere melden', path: '/barrierefreiheit/melden' },
};

describeConformance(block, examples);

describe('site-footer', () => {
  beforeEach(() => {
    render(
      <SiteFooter
        id="fuss"
        content={content}
        page={{ path: '/presse/news', navigation: exampleNavigation }}
      />,
    );
  });

  it('contains the legal links and the link to the cookie settings', () => {
    const legal = within(screen.getByRole('navigation', { name: 'Rechtliches' }));
    expect(legal.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Impressum',
      'Datenschutz',
      'Barrierefreiheit',
      'Leichte Sprache',
      'Barriere melden',
      'Cookie-Einstellungen',
    ]);
  });

  it('marks the link to the cookie settings, which opens a page if there is no JavaScript', () => {
    const settings = screen.getByRole('link', { name: 'Cookie-Einstellungen' });
    expect(settings).toHaveAttribute('data-consent-settings', '');
    expect(settings).toHaveAttribute('href', '/datenschutz');
  });

  it('[AC4] links to the form that reports barriers, with the path of the page', () => {
    expect(screen.getByRole('link', { name: 'Barriere melden' })).toHaveAttribute(
      'href',
      '/barrierefreiheit/melden?seite=/presse/news',
    );
  });

  it('keeps imprint, data protection and contact in its fallback', () => {
    document.body.innerHTML = block.fallback ?? '';
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(paths).toEqual(['/impressum', '/datenschutz', '/kontakt']);
  });

  it('contains a telephone link', () => {
    expect(screen.getByRole('link', { name: '030 5550-0' })).toHaveAttribute('href', 'tel:03055500');
  });
});
