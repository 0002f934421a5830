import type { TranscriptContent } from '../content/fields.ts';

export const WORDS_OF_TOUR: TranscriptContent = {
  uid: 312,
  hiddenLabel: 'Transkript anzeigen',
  shownLabel: 'Transkript ausblenden',
  html: '<p><strong>Bauleiter:</strong> Der Rohbau steht, im Herbst folgt die Fassade.</p>',
};
