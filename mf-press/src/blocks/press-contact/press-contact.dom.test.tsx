import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen } from '@testing-library/react';
import block from './block.ts';
import examples from './press-contact.examples.ts';
import PressContact from './press-contact.tsx';
import { telephoneUrl } from './telephone-url.ts';

describeConformance(block, examples);

describe('press contact', () => {
  it('links to the telephone number and the e-mail address', () => {
    const [example] = examples;
    if (!example) throw new Error('no example');
    render(<PressContact id="kontakt" content={example.content} page={{}} />);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['tel:+493023125440', 'mailto:presse@stadtraum-wohnen.example']);
  });

  it.each([
    ['030 23125-440', 'tel:+493023125440'],
    ['0171/123 45', 'tel:+4917112345'],
  ])('converts %s to %s', (phone, expected) => {
    expect(telephoneUrl(phone)).toBe(expected);
  });
});
