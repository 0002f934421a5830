import type { ComponentExample } from '../component-example.ts';
import { Masonry } from './masonry.tsx';

const WORD = 'Quartiersentwicklungsgesellschaft'.repeat(7).slice(0, 200);

const box = {
  border: '1px solid var(--color-line)',
  padding: 'var(--space-m)',
  background: 'var(--color-surface)',
};

const notes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index + 1),
    content: (
      <div style={box}>
        <p>
          <a href={`/notiz/${index + 1}`}>Notiz {index + 1}</a>
        </p>
        <p>{'Der Hof wird im Frühjahr neu bepflanzt. '.repeat(1 + ((index * 5) % 7))}</p>
      </div>
    ),
  }));

export default [
  { name: 'elf', element: <Masonry label="Notizen" items={notes(11)} /> },
  { name: 'schmale Spalten', element: <Masonry items={notes(16)} columnWidth="10rem" /> },
  { name: 'eine', element: <Masonry items={notes(1)} /> },
  { name: 'keine', element: <Masonry items={[]} /> },
  {
    name: 'Wort von 200 Zeichen',
    element: <Masonry items={[{ key: 'wort', content: <div style={box}>{WORD}</div> }, ...notes(2)]} />,
  },
] satisfies ComponentExample[];
