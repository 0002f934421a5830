import { type ComponentProps, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ComponentExample } from '../component-example.ts';
import { Link } from '../link/link.tsx';
import { Dialog } from './dialog.tsx';

const WORD = 'Verschwiegenheitsverpflichtung'.repeat(7).slice(0, 200);

/** A button that opens the dialog. */
function Opener({
  label,
  ...props
}: { label: string } & Omit<ComponentProps<typeof Dialog>, 'isOpen' | 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** A question that closes only when it is answered. */
function Question() {
  const [isOpen, setOpen] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Eingaben verwerfen
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Eingaben verwerfen?"
        initialFocus={keep}
        closesOutside={false}
        footer={
          <>
            <Button ref={keep} onClick={() => setOpen(false)}>
              Weiter ausfüllen
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Verwerfen
            </Button>
          </>
        }
      >
        <p>Was Sie eingetragen haben, wird nicht gespeichert.</p>
      </Dialog>
    </>
  );
}

export default [
  {
    name: 'Fenster',
    element: (
      <Opener label="Hinweis öffnen" title="Besichtigung">
        <p>
          Bitte bringen Sie einen Ausweis mit. Den Weg beschreibt die <a href="/kontakt">Anfahrt</a>.
        </p>
      </Opener>
    ),
  },
  { name: 'Frage mit zwei Antworten', element: <Question /> },
  {
    name: 'von der Seite',
    element: (
      <Opener label="Menü öffnen" title="Menü" look="drawer">
        {['Wohnen', 'Bauen', 'Service', 'Presse', 'Unternehmen'].map((page) => (
          <p key={page}>
            <Link href="/" look="arrow">
              {page}
            </Link>
          </p>
        ))}
      </Opener>
    ),
  },
  {
    name: 'über alles',
    element: (
      <Opener label="Bild öffnen" title="Innenhof" look="screen" isTitleHidden>
        <p>Blick in den Innenhof</p>
      </Opener>
    ),
  },
  {
    name: 'lang',
    element: (
      <Opener label="Bedingungen öffnen" title={WORD} footer={<Button>Zustimmen</Button>}>
        {Array.from({ length: 24 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all paragraphs are the same.
          <p key={index}>Die Anlage ist Bestandteil des Vertrages und wird bei der Übergabe ausgehändigt.</p>
        ))}
      </Opener>
    ),
  },
  {
    name: 'leer',
    element: <Opener label="Leeres Fenster öffnen" title="Ohne Inhalt" />,
  },
] satisfies ComponentExample[];
