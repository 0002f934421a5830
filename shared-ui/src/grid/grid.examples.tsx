import { Card } from '../card/card.tsx';
import type { ComponentExample } from '../component-example.ts';
import { Facade } from '../facade/facade.tsx';
import { Heading } from '../heading/heading.tsx';
import { Grid } from './grid.tsx';

export default [
  {
    name: 'Karten',
    element: (
      <Grid layout="cards">
        <Card level={3} title="Uferstraße" titleId="raster-1" kicker="Hafen" media={<Facade seed={31} />}>
          <p>84 Wohnungen, eine Kita und ein Nachbarschaftstreff.</p>
        </Card>
        <Card
          level={3}
          title="Quartier Brückenkopf, zweiter Bauabschnitt mit Grundschule"
          titleId="raster-2"
          media={<Facade seed={32} />}
        />
        <Card level={3} title="Lindenhöfe" titleId="raster-3" kicker="Lindental">
          <p>Vier Höfe mit alten Linden, zwei davon mit Spielplatz.</p>
        </Card>
        <Card level={3} title="Kastanienhof" titleId="raster-4" kicker="Nord" footer="Bezug ab 2028" />
      </Grid>
    ),
  },
  {
    name: 'eine Karte',
    element: (
      <Grid layout="cards">
        <Card level={3} title="Alte Molkerei" titleId="raster-5" kicker="Südring">
          <p>Werkstätten im Erdgeschoss, darüber drei Geschosse Wohnungen.</p>
        </Card>
      </Grid>
    ),
  },
  { name: 'keine Karte', element: <Grid layout="cards" /> },
  {
    name: 'Hälften',
    element: (
      <Grid layout="halves">
        <p>Vermietung: Montag bis Donnerstag von 9 bis 17 Uhr.</p>
        <p>Reparaturannahme: Montag bis Freitag von 7 bis 18 Uhr.</p>
      </Grid>
    ),
  },
  {
    name: 'Überschrift und Text',
    element: (
      <Grid layout="beside">
        <Heading level={2}>Unser Auftrag</Heading>
        <p>Die Stadtraum Wohnen GmbH gehört der Stadt und vermietet rund 9.400 Wohnungen.</p>
      </Grid>
    ),
  },
  {
    name: 'Bild und Text',
    element: (
      <Grid layout="picture">
        <Facade seed={12} width={640} />
        <p>{'Straßenansicht'.repeat(15)}</p>
      </Grid>
    ),
  },
] satisfies ComponentExample[];
