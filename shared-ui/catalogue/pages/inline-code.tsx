import type { KitDocs } from '../kit-docs.ts';

/** Renders a docstring: text in backticks as code, and names of components as links to their pages. */
export function InlineCode({ text, kit }: { text: string; kit: KitDocs }) {
  return text.split(/(`[^`]+`)/).map((part, index) =>
    part.startsWith('`') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change.
      <code key={index}>{part.slice(1, -1)}</code>
    ) : (
      part.split(/\b([A-Z][A-Za-z]+)\b/).map((word, place) => {
        const component = kit.components.find(({ name }) => name === word && isDistinct(name));
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change.
        return component ? <ComponentLink key={`${index} ${place}`} {...component} /> : word;
      })
    ),
  );
}

/** Whether the name cannot be confused with an ordinary word, such as "Form" or "Link". */
function isDistinct(name: string): boolean {
  return /[a-z][A-Z]/.test(name) || !COMMON_WORDS.has(name);
}

const COMMON_WORDS = new Set([
  'Badge',
  'Button',
  'Card',
  'Dialog',
  'Figure',
  'Form',
  'Heading',
  'Icon',
  'Link',
  'Picture',
  'Progress',
  'Table',
  'Video',
]);

function ComponentLink({ name, page }: { name: string; page: string }) {
  return <a href={`${page}.html`}>{name}</a>;
}
