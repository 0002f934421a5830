import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import { takeTurn } from '../turn/take-turn.ts';

/**
 * Videos until their component hydrates: shows the play button, which plays at once, because browsers allow that only during the
 * visitor's click. Hides the button while the video plays (R2.11-18).
 */
const startVideos: Behaviour = (root, { signal }) => {
  for (const player of root.querySelectorAll<HTMLElement>('[data-video]')) startVideo(player, signal);
};
export default startVideos;

function startVideo(player: HTMLElement, blockSignal: AbortSignal): void {
  const video = player.querySelector('video');
  const button = player.querySelector('button');
  if (!video || !button) return;
  const signal = takeTurn(player, blockSignal);
  const showState = () => {
    player.dataset.live = video.paused ? 'paused' : 'playing';
  };
  for (const type of ['play', 'pause']) video.addEventListener(type, showState, { signal });
  button.addEventListener(
    'click',
    () => {
      // The button disappears, so the focus must move to the video.
      video.focus();
      // If the browser refuses to play, the video stays paused.
      video.play().catch(() => {});
    },
    { signal },
  );
  showState();
}
