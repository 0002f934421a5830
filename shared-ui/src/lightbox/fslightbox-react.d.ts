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
    /** Addresses, or elements: these it takes out of the page's tree and into its own. */
    sources: readonly (string | ReactElement)[];
    /** Makes it a modal `<dialog>`. */
    useDialog?: boolean;
    /** Keeps it from storing what kinds of files it has seen. */
    disableLocalStorage?: boolean;
    disableSlideSwiping?: boolean;
    onInit?(instance: FsLightboxInstance): void;
    onClose?(instance: FsLightboxInstance): void;
  }

  export default function FsLightbox(props: FsLightboxProps): ReactElement | null;
}
