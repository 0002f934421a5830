/** The part that is used here; the package has no types of its own. */
declare module 'fslightbox-react' {
  import type { ReactElement } from 'react';

  export interface FsLightboxInstance {
    elements: { container: HTMLElement };
    core: {
      globalEventsController: { removeListeners(): void };
      scrollbarRecompensor: { removeRecompense(): void };
    };
  }

  export interface FsLightboxProps {
    /** Opens it, when its value changes. */
    toggler: boolean;
    openOnMount?: boolean;
    /** URLs, or elements, which it moves from the page's tree into its own. */
    sources: readonly (string | ReactElement)[];
    /** Makes it a modal `<dialog>`. */
    useDialog?: boolean;
    /** Keeps it from storing the types of the files it has loaded. */
    disableLocalStorage?: boolean;
    disableSlideSwiping?: boolean;
    onInit?(instance: FsLightboxInstance): void;
    onClose?(instance: FsLightboxInstance): void;
  }

  export default function FsLightbox(props: FsLightboxProps): ReactElement | null;
}
