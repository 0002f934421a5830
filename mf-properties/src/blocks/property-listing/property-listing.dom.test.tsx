import { describeConformance } from '@stadtraum/federation-kit/testing';
import lightbox from '@stadtraum/shared-ui/behaviours/lightbox';
import slider from '@stadtraum/shared-ui/behaviours/slider';
import { render, screen, within } from '@testing-library/react';
import block from './block.ts';
import examples from './property-listing.examples.ts';
import PropertyListing from './property-listing.tsx';

describeConformance(block, examples, { slider, lightbox });

it('[R2.3-1] [R2.3-2] [VI6] links each picture to its file and each thumbnail to its picture; the links wait for hydration', () => {
  const [example] = examples;
  if (!example) throw new Error('no example');
  render(<PropertyListing id="objekt" content={example.content} page={{}} />);
  const figures = screen.getAllByRole('figure');
  expect(figures).toHaveLength(4);
  const links = figures.map((figure) => within(figure).getByRole('link').getAttribute('href'));
  expect(links[0]).toBe('/media/uferstrasse-tag.00000000/2400.jpg');
  const thumbnails = screen.getAllByRole('link', { name: /^Bild \d: / });
  expect(thumbnails.map((link) => link.getAttribute('href'))).toEqual(figures.map(({ id }) => `#${id}`));
  for (const link of screen.getAllByRole('link', { name: /^Bild \d: |in voller Größe/ }))
    expect(link).toHaveAttribute('data-hold');
});

it.each([
  ['am Hafen', 'Neubau am Hafen'],
  [undefined, 'Neubau im Bezirk Hafen'],
])('[VI7] names the district with its article, if content has it: %s', (districtIn, text) => {
  const [example] = examples;
  if (!example) throw new Error('no example');
  const record = { ...example.content.record, ...(districtIn !== undefined && { districtIn }) };
  render(<PropertyListing id="objekt" content={{ ...example.content, record }} page={{}} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});
