import type { TranscriptContent } from '../content/content.ts';

export const WORDS_OF_TOUR: TranscriptContent = {
  uid: 312,
  hiddenLabel: 'Transkript anzeigen',
  shownLabel: 'Transkript ausblenden',
  html: '<p><strong>Bauleiter:</strong> Der Rohbau steht, im Herbst folgt die Fassade.</p>',
};
