import { useState } from 'react';
import { Card } from '../card/card.tsx';
import type { ComponentExample } from '../component-example.ts';
import { Facade } from '../facade/facade.tsx';
import styles from './examples.module.css';
import { Slider, type SliderSlide } from './slider.tsx';

const HOUSES = ['Uferstraße', 'Am Park', 'Kastanienhof', 'Alte Färberei', 'Hafenkante', 'Lindenzeile'];

export default [
  {
    name: 'Teaser mit Zähler und Autoplay',
    element: (
      <Slider
        label="Aktuelle Vorhaben"
        slides={pictures(5)}
        counter
        dots={{ base: false, 640: true }}
        wrap="loop"
        gap="none"
        autoplay={5000}
      />
    ),
  },
  {
    name: 'Nachrichten: eine, ab 991 px drei, ohne Wischen',
    element: (
      <Slider label="Nachrichten" slides={cards(6)} views={{ base: 1, 991: 3 }} wrap="loop" swipe={false} />
    ),
  },
  {
    name: 'Kartenstapel',
    element: (
      <Slider
        label="Quartiere"
        slides={cards(5)}
        views={{ base: 1.2, 640: 1.5, 768: 2.3, 992: 3 }}
        arrows={{ base: false, 992: true }}
        dots={{ base: true, 992: false }}
        effect="stack"
      />
    ),
  },
  {
    name: 'Zoom, mittig',
    element: (
      <Slider
        label="Ansichten"
        slides={pictures(6)}
        views={{ base: 1.5, 768: 2.3, 992: 3 }}
        arrows={{ base: false, 992: true }}
        dots={{ base: true, 992: false }}
        centred
        wrap="loop"
        effect="zoom"
      />
    ),
  },
  { name: 'zwei verbundene', element: <People /> },
  { name: 'Bilder mit Vorschau', element: <Preview /> },
  { name: 'kein Inhalt', element: <Slider label="Leer" slides={[]} /> },
  { name: 'nur ein Bild', element: <Slider label="Ansicht" slides={pictures(1)} counter wrap="loop" /> },
  {
    name: 'alles passt nebeneinander',
    element: <Slider label="Neubau" slides={cards(3)} views={{ base: 1, 991: 3 }} wrap="loop" />,
  },
  {
    name: 'viele',
    element: <Slider label="Alle Ansichten" slides={pictures(24)} views={{ base: 2, 991: 3 }} />,
  },
  {
    name: 'sehr hoher Inhalt und langes Wort',
    element: (
      <Slider
        label="Texte"
        slides={[
          { id: 'lang', content: <p>{'Quartiersentwicklungsgesellschaft'.repeat(6)}</p> },
          { id: 'hoch', content: <p>{'Ein Absatz, der die Höhe bestimmt. '.repeat(40)}</p> },
          { id: 'kurz', label: 'Kurz', content: <p>Ein Satz.</p> },
        ]}
        views={{ base: 1, 768: 2 }}
      />
    ),
  },
] satisfies ComponentExample[];

function pictures(count: number): SliderSlide[] {
  return houses(count).map((house, number) => ({
    id: house,
    label: house,
    content: (
      <div className={styles.picture}>
        <Facade seed={number} />
      </div>
    ),
  }));
}

function cards(count: number): SliderSlide[] {
  return houses(count).map((house, number) => ({
    id: house,
    label: house,
    content: (
      <Card level={3} title={house} titleId={`karte-${count}-${number}`} href={`#${number}`}>
        <p>{'Der Bau geht voran. '.repeat(1 + (number % 3) * 3)}</p>
      </Card>
    ),
  }));
}

function houses(count: number): string[] {
  return Array.from({ length: count }, (_none, number) => {
    const round = Math.floor(number / HOUSES.length);
    return `${HOUSES[number % HOUSES.length]}${round > 0 ? ` ${round + 1}` : ''}`;
  });
}

/** Two sliders with people and their quotes that share an index (R2.11-6). */
function People() {
  const [index, setIndex] = useState(0);
  const people = ['Mira', 'Jonas', 'Aylin', 'Paul', 'Lea', 'Can'];
  return (
    <div className={styles.linked}>
      <Slider
        label="Auszubildende"
        slides={people.map((name) => ({
          id: name,
          label: name,
          content: <p className={styles.person}>{name}</p>,
        }))}
        views={{ base: 1, 768: 2, 1200: 3 }}
        centred
        wrap="loop"
        dots={false}
        index={index}
        onIndexChange={setIndex}
      />
      <Slider
        label="Zitate"
        slides={people.map((name) => ({
          id: name,
          label: name,
          content: <blockquote>„Hier lerne ich jeden Tag etwas Neues.“ {name}</blockquote>,
        }))}
        wrap="loop"
        arrows={false}
        index={index}
        onIndexChange={setIndex}
      />
    </div>
  );
}

/** A slider with thumbnails below it; clicking a thumbnail shows its picture (R2.3-1). */
function Preview() {
  const [index, setIndex] = useState(0);
  return (
    <div className={styles.linked}>
      <Slider
        label="Bilder"
        slides={pictures(6)}
        gap="none"
        dots={false}
        counter
        index={index}
        onIndexChange={setIndex}
      />
      <Slider
        label="Vorschau"
        slides={houses(6).map((house, number) => ({
          id: house,
          label: house,
          content: (
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={`${house} zeigen`}
              aria-pressed={number === index}
              onClick={() => setIndex(number)}
            >
              <Facade seed={number} />
            </button>
          ),
        }))}
        views={{ base: 2, 991: 3 }}
        arrows={false}
        dots={false}
        index={index}
        onIndexChange={setIndex}
      />
    </div>
  );
}
