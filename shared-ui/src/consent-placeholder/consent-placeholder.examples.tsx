import type { ComponentExample } from '../component-example.ts';
import { ConsentPlaceholder } from './consent-placeholder.tsx';

const nothing = () => {};
const privacy = { label: 'Was dabei übertragen wird', path: '/datenschutz' };

export default [
  {
    name: 'Karte',
    element: (
      <ConsentPlaceholder
        title="Karte von Google Maps"
        purpose="Die Karte zeigt die Standorte. Beim Laden erfährt der Anbieter Ihre IP-Adresse und welche unserer Seiten Sie ansehen."
        privacy={privacy}
        onGrant={nothing}
      />
    ),
  },
  {
    name: 'vom Server',
    element: (
      <ConsentPlaceholder
        title="Video: Ein Tag auf der Baustelle"
        purpose="Das Video liefert ein anderer Anbieter. Er erfährt dabei Ihre IP-Adresse."
        privacy={privacy}
        service="video"
        withoutScript="Das Video braucht JavaScript."
        onGrant={nothing}
      />
    ),
  },
] satisfies ComponentExample[];
