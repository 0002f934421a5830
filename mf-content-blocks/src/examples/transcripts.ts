import type { TranscriptContent } from '../content/fields.ts';

export const TOUR_TRANSCRIPT: TranscriptContent = {
  uid: 312,
  hiddenLabel: 'Transkript anzeigen',
  shownLabel: 'Transkript ausblenden',
  html: '<p><strong>Bauleiter:</strong> Der Rohbau steht, im Herbst folgt die Fassade.</p>',
};
