import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describeComponent } from '../testing/describe-component.tsx';
import examples from './video.examples.tsx';
import { Video } from './video.tsx';

describeComponent('Video', examples, { addedByHydration: 'button' });

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

  it('renders a native player with captions and without preloading', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<Film />);
    const video = html.querySelector('video');
    expect(video?.controls).toBe(true);
    expect(video).toHaveAttribute('preload', 'none');
    expect(video?.querySelector('track')).toHaveAttribute('srclang', 'de');
    expect(html.querySelector('button')).not.toBeInTheDocument();
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
