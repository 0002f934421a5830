import type { KitDocs, PropDocs } from '../kit-docs.ts';
import { InlineCode } from './inline-code.tsx';

/** Props with the same meaning in every component; a component documents them only if its meaning differs. */
export const CONVENTIONS: Readonly<Record<string, string>> = {
  className: 'Class of the root element, for positioning it in a layout.',
  children: 'Content.',
};

/** Props of a component or fields of a type. */
export function PropsTable({
  kit,
  label,
  props,
}: {
  kit: KitDocs;
  label: string;
  props: readonly PropDocs[];
}) {
  return (
    <table className="catalogue-props" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Default</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {props.map(({ name, type, isRequired, defaultValue, summary }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td data-label="Type">
              <code>{type}</code>
            </td>
            <td data-label="Default">
              {isRequired ? <em>required</em> : defaultValue ? <DefaultValue text={defaultValue} /> : '–'}
            </td>
            <td data-label="Description">
              <InlineCode kit={kit} text={summary || (CONVENTIONS[name] ?? '')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The default value: a literal or a description. */
function DefaultValue({ text }: { text: string }) {
  return /^(['"[{\d-].*|true|false)$/.test(text) ? <code>{text}</code> : text.replaceAll('`', '');
}
