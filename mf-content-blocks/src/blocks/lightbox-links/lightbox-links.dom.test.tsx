import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen } from '@testing-library/react';
import block from './block.ts';
import examples from './lightbox-links.examples.ts';
import LightboxLinks from './lightbox-links.tsx';

describeConformance(block, examples);

it('[R2.11-11] [VI6] links to a picture, a video and a text, which wait for hydration', () => {
  const [example] = examples;
  if (!example) throw new Error('no example');
  render(<LightboxLinks id="ansehen" content={example.content} page={{}} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.hasAttribute('data-hold')])).toEqual([
    ['/media/uferstrasse-abend.00000000/2400.jpg', true],
    ['/media/ein-tag-uferstrasse.00000000/video.mp4', true],
    ['#ansehen-daten', true],
  ]);
});
