import { serverPlatform } from '@stadtraum/federation-kit/platform';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describeComponent } from '../testing/describe-component.tsx';
import startVideos from './behaviour.ts';
import examples from './video.examples.tsx';
import { Video } from './video.tsx';

describeComponent('Video', examples, { attributesSetByHydration: ['data-live'] });

describe('Video', () => {
  let play: jest.SpyInstance;

  beforeEach(() => {
    // jsdom cannot play videos, so the mock fires the event that play() causes.
    play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: Element) {
      fireEvent.play(this);
    });
  });

  afterEach(() => {
    cleanup();
    play.mockRestore();
  });

  it('[R2.11-18] hides the play button while it plays and shows it again on pause', async () => {
    render(<Film />);
    await userEvent.setup().click(playButton() as HTMLElement);
    expect(play).toHaveBeenCalledTimes(1);
    expect(playButton()).not.toBeInTheDocument();

    fireEvent.pause(film());
    expect(playButton()).toBeInTheDocument();
  });

  it('[R2.11-18] reacts to the native controls', () => {
    render(<Film />);
    fireEvent.play(film());
    expect(playButton()).not.toBeInTheDocument();
  });

  it.each(['{Enter}', ' '])('plays on %s and moves the focus to the video', async (key) => {
    render(<Film />);
    const visitor = userEvent.setup();
    playButton()?.focus();
    await visitor.keyboard(key);
    expect(play).toHaveBeenCalledTimes(1);
    expect(film()).toHaveFocus();
  });

  it('keeps the button if the browser refuses to play', async () => {
    play.mockRejectedValueOnce(new DOMException('not now', 'NotAllowedError'));
    render(<Film />);
    await userEvent.setup().click(playButton() as HTMLElement);
    expect(playButton()).toBeInTheDocument();
  });

  it('shows a message with a link to the file if no format can be played', () => {
    render(<Film />);
    fireEvent.error(document.querySelectorAll('source')[0] as Element);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    fireEvent.error(document.querySelectorAll('source')[1] as Element);
    expect(screen.getByRole('alert')).toHaveTextContent('kann nicht abgespielt werden');
    expect(playButton()).not.toBeInTheDocument();
  });

  it('does not play another video', async () => {
    render(
      <>
        <Film />
        <Film label="Zweiter" />
      </>,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Video abspielen: Rundgang' }));
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Video abspielen: Zweiter',
    ]);
  });

  it('renders a native player with captions and without preloading, for visitors without JavaScript', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<Film />);
    const video = html.querySelector('video');
    expect(video?.controls).toBe(true);
    expect(video).toHaveAttribute('preload', 'none');
    expect(video?.querySelector('track')).toHaveAttribute('srclang', 'de');
  });
});

describe('Video before hydration', () => {
  const end = new AbortController();
  let plays: jest.SpyInstance;
  let isPaused: boolean;

  beforeEach(() => {
    isPaused = true;
    jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => isPaused);
    plays = jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: Element) {
      isPaused = false;
      fireEvent.play(this);
    });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => end.abort());

  function startOnServerHtml(): HTMLElement {
    const container = document.createElement('main');
    document.body.replaceChildren(container);
    container.innerHTML = renderToString(<Film />);
    startVideos(container, { platform: serverPlatform, signal: end.signal, hydrate() {} });
    return container;
  }
  const stateOf = (container: HTMLElement) => (container.firstElementChild as HTMLElement).dataset.live;

  it('[R2.11-18] plays during the first press, moves the focus to the video and hides the button until a pause', () => {
    const container = startOnServerHtml();
    expect(stateOf(container)).toBe('paused');
    playButton()?.click();
    expect(plays).toHaveBeenCalledTimes(1);
    expect(film()).toHaveFocus();
    expect(stateOf(container)).toBe('playing');
    isPaused = true;
    fireEvent.pause(film());
    expect(stateOf(container)).toBe('paused');
  });

  it('shows the button again if the browser refuses to play', async () => {
    const container = startOnServerHtml();
    plays.mockImplementation(async function (this: Element) {
      isPaused = false;
      fireEvent.play(this);
      isPaused = true;
      fireEvent.pause(this);
      throw new DOMException('not now', 'NotAllowedError');
    });
    playButton()?.click();
    await act(async () => {});
    expect(stateOf(container)).toBe('paused');
  });

  it('is not held by the page, which would lose the permission to play', () => {
    startOnServerHtml();
    expect(playButton()?.closest<HTMLElement>('[data-hold]')?.dataset.hold).toBe('none');
  });

  it('[R2.11-18] goes on playing through hydration, and then reacts once to each press', async () => {
    const container = startOnServerHtml();
    playButton()?.click();
    const root = await act(async () => hydrateRoot(container, <Film />));
    expect(playButton()).not.toBeInTheDocument();
    expect(film().paused).toBe(false);

    isPaused = true;
    fireEvent.pause(film());
    await userEvent.setup().click(playButton() as HTMLElement);
    expect(plays).toHaveBeenCalledTimes(2);
    await act(async () => root.unmount());
  });

  it('reports after hydration that no format could be played before', async () => {
    const container = startOnServerHtml();
    const noSource = HTMLMediaElement.NETWORK_NO_SOURCE;
    jest.spyOn(HTMLMediaElement.prototype, 'networkState', 'get').mockReturnValue(noSource);
    const root = await act(async () => hydrateRoot(container, <Film />));
    expect(screen.getByRole('alert')).toHaveTextContent('kann nicht abgespielt werden');
    await act(async () => root.unmount());
  });
});

function Film({ label = 'Rundgang' }: { label?: string }) {
  return (
    <Video
      label={label}
      sources={[
        { src: '/rundgang.webm', type: 'video/webm' },
        { src: '/rundgang.mp4', type: 'video/mp4' },
      ]}
      width={1280}
      height={720}
      captions={[{ src: '/rundgang.vtt', language: 'de', label: 'Deutsch' }]}
    />
  );
}

function film(): HTMLVideoElement {
  return document.querySelector('video') as HTMLVideoElement;
}

function playButton(): HTMLElement | null {
  return screen.queryByRole('button', { name: /Video abspielen/ });
}
