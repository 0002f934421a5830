import type { FrameHosts } from '@stadtraum/contracts/frame-hosts';
import type { ConsentPort } from '@stadtraum/contracts/platform';
import { PlatformProvider, serverPlatform } from '@stadtraum/federation-kit/platform';
import { describeConformance } from '@stadtraum/federation-kit/testing';
import lightbox from '@stadtraum/shared-ui/behaviours/lightbox';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { FrameContent } from '../../consent-frame/frame-content.ts';
import { EXTERNAL_VIDEO, FRAME_HOSTS, TOWN_MAP } from '../../examples/frames.ts';
import { KASTANIENHOF } from '../../examples/pictures.ts';
import block from './block.ts';
import type { GalleryContent } from './content.ts';
import examples from './gallery.examples.ts';
import Gallery from './gallery.tsx';
import { toLightboxItem } from './gallery-items.tsx';

describeConformance(block, examples, { lightbox });

const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

describe('gallery', () => {
  afterEach(() => document.body.replaceChildren());

  it('[R2.11-12] [VI6] links to its entries, which wait for hydration, and renders inline texts on the page', () => {
    const content = examples[0]?.content as GalleryContent;
    document.body.innerHTML = renderToString(
      <Gallery id="g" content={content} page={{ frames: FRAME_HOSTS }} />,
    );
    expect(
      screen
        .getAllByRole('link')
        .slice(0, 6)
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/media/uferstrasse-abend.00000000/2400.jpg',
      '/media/kastanienhof-herbst.00000000/2400.jpg',
      '/media/ein-tag-uferstrasse.00000000/video.mp4',
      TOWN_MAP.path,
      EXTERNAL_VIDEO.path,
      '#g-daten',
    ]);
    const tiles = document.querySelectorAll('ul a');
    expect([...tiles].every((tile) => tile.hasAttribute('data-hold'))).toBe(true);
    expect(document.getElementById('g-daten')).toHaveTextContent('126 Wohnungen');
    expect(document.querySelector('iframe')).not.toBeInTheDocument();
  });

  it('names the link to a picture without a caption after its alternative text', () => {
    const content: GalleryContent = { name: 'hof', items: [{ picture: KASTANIENHOF }] };
    render(<Gallery id="g" content={content} page={{ frames: [] }} />);
    expect(screen.getByRole('link', { name: KASTANIENHOF.alt })).toBeInTheDocument();
  });

  it.each([
    ['denied', TOWN_MAP, null],
    ['unknown', EXTERNAL_VIDEO, null],
    ['granted', TOWN_MAP, SANDBOX],
    ['granted', EXTERNAL_VIDEO, SANDBOX],
  ] as const)(
    '[R7.3-1] renders a sandboxed frame only after consent (%s, %o, %s)',
    (status, frame, sandbox) => {
      showFrame(frame, FRAME_HOSTS, (service) => (service === frame.service ? status : 'denied'));
      expect(document.querySelector('iframe')?.getAttribute('sandbox') ?? null).toBe(sandbox);
      const placeholder = screen.queryByText(`${frame.title}: Inhalt von ${frame.provider}`);
      expect(placeholder === null).toBe(status === 'granted');
    },
  );

  it('links to documents from hosts that are not in FRAME_HOSTS, regardless of consent', () => {
    showFrame(EXTERNAL_VIDEO, ['www.openstreetmap.org'], () => 'granted');
    expect(document.querySelector('iframe')).not.toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', EXTERNAL_VIDEO.path);
  });
});

function showFrame(frame: FrameContent, hosts: FrameHosts, status: ConsentPort['status']): void {
  const { content } = toLightboxItem('g', { frame }, hosts) as { content: ReactNode };
  const platform = { ...serverPlatform, consent: { ...serverPlatform.consent, status } };
  render(<PlatformProvider platform={platform}>{content}</PlatformProvider>);
}
