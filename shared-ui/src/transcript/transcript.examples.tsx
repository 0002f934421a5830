import type { ComponentExample } from '../component-example.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { Transcript } from './transcript.tsx';

const LABELS = { hiddenLabel: 'Transkript anzeigen', shownLabel: 'Transkript ausblenden' };

export default [
  {
    name: 'zu einem Video',
    element: (
      <Transcript recordId={312} {...LABELS}>
        <RichText html="<p><strong>Sprecherin:</strong> Seit März wird an der Uferstraße gebaut.</p><p><strong>Bauleiter:</strong> Der Rohbau steht, im Herbst folgt die Fassade.</p>" />
      </Transcript>
    ),
  },
  {
    name: 'langer Text, langes Wort',
    element: (
      <Transcript
        recordId="lang"
        hiddenLabel={`Mitschrift ${'Wohnungsbaugenossenschaft'.repeat(8)}`}
        shownLabel="Mitschrift ausblenden"
      >
        <p>{'Und dann zeigte der Architekt die Pläne. '.repeat(60)}</p>
      </Transcript>
    ),
  },
] satisfies ComponentExample[];
