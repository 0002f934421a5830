import type { ComponentExample } from '../component-example.ts';
import styles from './examples.module.css';
import type { LightboxItem } from './item.ts';
import { Lightbox } from './lightbox.tsx';
import { drawnPicture } from './testing/drawn-picture.ts';

const LONG_CAPTION =
  'Blick vom Hof auf die Gartenseite mit Loggien, Mietergärten und dem neuen Durchgang zur Uferpromenade. '.repeat(
    6,
  );

export default [
  { name: 'Galerie mit Adresse', element: <Pictures hash="uferstrasse" items={pictures()} /> },
  {
    name: 'Galerie mit Film, Rahmen und Text',
    element: <Pictures hash="gemischt" items={[...pictures().slice(0, 1), ...otherKinds()]} />,
  },
  { name: 'ein Bild, sehr hoch', element: <Pictures items={[tallPicture()]} /> },
  { name: 'ein Bild, das fehlt', element: <Pictures items={[missingPicture()]} /> },
  { name: 'Popup mit Bild', element: <Pictures viewer="popup" items={pictures().slice(1)} /> },
  { name: 'Popup mit Text', element: <Pictures viewer="popup" items={otherKinds()} /> },
  { name: 'nichts', element: <Lightbox label="Leer" items={[]} hash="leer" /> },
] satisfies ComponentExample[];

interface PicturesProps {
  items: LightboxItem[];
  hash?: string;
  viewer?: 'gallery' | 'popup';
}

/** A list of links, one for each item, as in a block. */
function Pictures({ items, hash, viewer = 'gallery' }: PicturesProps) {
  return (
    <Lightbox label="Bilder der Uferstraße" items={items} hash={hash} viewer={viewer}>
      <ul className={styles.list}>
        {items.map((item, number) => (
          <li key={item.href}>
            <a href={item.href} data-hold>
              {item.kind === 'image' ? (
                <img src={item.thumbnail ?? item.href} alt={item.alt} width={240} height={160} />
              ) : (
                `${item.title} (${number + 1})`
              )}
            </a>
          </li>
        ))}
      </ul>
    </Lightbox>
  );
}

function pictures(): LightboxItem[] {
  return [
    picture(1, 1600, 1067, 'Straßenseite', 'Die Straßenseite im März. Foto: Stadtraum Wohnen'),
    picture(2, 1067, 1600, 'Treppenhaus'),
    picture(3, 2400, 1000, 'Uferpromenade', LONG_CAPTION),
    picture(4, 640, 480, 'Innenhof', 'Kleiner als das Fenster'),
    picture(5, 1600, 1067, 'Richtfest', `Ein ${'Gemeinschaftsdachgarten'.repeat(9)}`),
  ];
}

function tallPicture(): LightboxItem {
  return picture(6, 500, 4000, 'Grundriss des Turms', 'Achtmal so hoch wie breit');
}

function picture(seed: number, width: number, height: number, alt: string, caption?: string): LightboxItem {
  return { kind: 'image', href: drawnPicture({ width, height, seed }), alt, caption, width, height };
}

function missingPicture(): LightboxItem {
  const thumbnail = drawnPicture({ width: 300, height: 200, seed: 7 });
  return { kind: 'image', href: '/media/fehlt.jpg', alt: 'Dachgeschoss', thumbnail };
}

function otherKinds(): LightboxItem[] {
  return [
    {
      kind: 'video',
      href: '/media/rundgang.mp4',
      title: 'Rundgang',
      sources: [{ src: '/media/rundgang.mp4', type: 'video/mp4' }],
      poster: drawnPicture({ width: 1280, height: 720, seed: 8 }),
      width: 1280,
      height: 720,
      caption: 'Ein Film von zwölf Sekunden',
    },
    { kind: 'frame', href: '/kontakt', title: 'Kontakt' },
    {
      kind: 'content',
      href: '#pressemitteilung',
      title: 'Pressemitteilung',
      content: (
        <div>
          <h2>Grundsteinlegung</h2>
          <p>{'Am Montag wurde der Grundstein gelegt. '.repeat(30)}</p>
          <p>
            <a href="/presse">Zur Presse</a>
          </p>
        </div>
      ),
    },
  ];
}
