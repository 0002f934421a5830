import type { Labels } from 'yet-another-react-lightbox';
import type {} from 'yet-another-react-lightbox/plugins/captions';
import type {} from 'yet-another-react-lightbox/plugins/fullscreen';
import type {} from 'yet-another-react-lightbox/plugins/share';
import type {} from 'yet-another-react-lightbox/plugins/slideshow';
import type {} from 'yet-another-react-lightbox/plugins/thumbnails';
import type {} from 'yet-another-react-lightbox/plugins/zoom';

/** German translations of all texts of the gallery and its plugins; missing ones are compile errors. */
export const GALLERY_LABELS: Required<Omit<Labels, 'Lightbox'>> = {
  Previous: 'Vorheriger Inhalt',
  Next: 'Nächster Inhalt',
  Close: 'Schließen',
  Slide: 'Folie',
  Carousel: 'Karussell',
  'Photo gallery': 'Galerie',
  '{index} of {total}': '{index} von {total}',
  Play: 'Diashow starten',
  Pause: 'Diashow anhalten',
  'Enter Fullscreen': 'Vollbild',
  'Exit Fullscreen': 'Vollbild beenden',
  Share: 'Teilen',
  'Zoom in': 'Vergrößern',
  'Zoom out': 'Verkleinern',
  Thumbnails: 'Vorschaubilder',
  'Show thumbnails': 'Vorschaubilder zeigen',
  'Hide thumbnails': 'Vorschaubilder ausblenden',
  Caption: 'Bildunterschrift',
  'Show captions': 'Bildunterschriften zeigen',
  'Hide captions': 'Bildunterschriften ausblenden',
};
