import { PlatformProvider, serverPlatform } from '@stadtraum/federation-kit/platform';
import { describeConformance } from '@stadtraum/federation-kit/testing';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { FrameContent } from '../../consent-frame/frame-content.ts';
import { PLAN_OF_TOWN } from '../../examples/frames.ts';
import { KASTANIENHOF } from '../../examples/pictures.ts';
import type { GalleryContent } from './block.ts';
import block from './block.ts';
import examples from './gallery.examples.ts';
import Gallery from './gallery.tsx';
import { itemOf } from './gallery-items.tsx';

describeConformance(block, examples);

describe('gallery', () => {
  afterEach(() => document.body.replaceChildren());

  it('[R2.11-12] is links to what it shows, with an inline text on the page', () => {
    const content = examples[0]?.content as GalleryContent;
    document.body.innerHTML = renderToString(<Gallery id="g" content={content} page={{}} />);
    expect(
      screen
        .getAllByRole('link')
        .slice(0, 5)
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/media/uferstrasse-abend.00000000/2400.jpg',
      '/media/kastanienhof-herbst.00000000/2400.jpg',
      '/media/ein-tag-uferstrasse.00000000/video.mp4',
      PLAN_OF_TOWN.path,
      '#g-daten',
    ]);
    expect(document.getElementById('g-daten')?.textContent).toContain('126 Wohnungen');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('names a picture without a caption by what it shows', () => {
    render(<Gallery id="g" content={{ name: 'hof', items: [{ picture: KASTANIENHOF }] }} page={{}} />);
    expect(screen.getByRole('link', { name: KASTANIENHOF.alt })).toBeTruthy();
  });

  it.each([
    ['denied', null],
    ['unknown', null],
    ['granted', 'allow-scripts allow-popups allow-popups-to-escape-sandbox'],
  ] as const)('[R7.3-1] while consent is %s, the sandboxed frame is %s', (status, sandbox) => {
    const { content } = itemOf('g', { frame: PLAN_OF_TOWN }) as { content: ReactNode };
    const platform = { ...serverPlatform, consent: { ...serverPlatform.consent, status: () => status } };
    render(<PlatformProvider platform={platform}>{content}</PlatformProvider>);
    expect(document.querySelector('iframe')?.getAttribute('sandbox') ?? null).toBe(sandbox);
  });

  it.each([
    'http://www.openstreetmap.org/a',
    'https://www.openstreetmap.org.example.net/',
    'https://example.net/https://www.openstreetmap.org/',
  ])('refuses a frame from %s', (src) => {
    const { pattern } = FrameContent.properties.src;
    expect(new RegExp(pattern ?? '').test(src)).toBe(false);
    expect(new RegExp(pattern ?? '').test(PLAN_OF_TOWN.src)).toBe(true);
  });
});
