import type { ComponentExample } from '../component-example.ts';
import { ICON_NAMES, Icon } from './icon.tsx';

export default ICON_NAMES.map((name) => ({
  name,
  element: <Icon name={name} />,
})) satisfies ComponentExample[];
