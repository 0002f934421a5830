/** The part of the Trusted Types API that is used here; TypeScript's DOM library lacks it. */
interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: TrustedTypePolicyRules): unknown;
}

interface TrustedTypePolicyRules {
  createHTML?: (html: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}

type Sanitize = (html: string) => string;

declare global {
  interface Window {
    trustedTypes?: TrustedTypePolicyFactory;
  }
}

let sanitize: Sanitize | undefined;

/**
 * Creates the default policy. It applies to strings that code without Trusted Types support writes, such as a vendor's widget:
 * it sanitises HTML, allows only same-origin script URLs, and rejects script text. Without Trusted Types it does nothing.
 */
export function installTrustedTypes(): void {
  if (!window.trustedTypes) return;
  window.trustedTypes.createPolicy('default', {
    // HTML is rejected until a sanitizer is ready; code that loads such a widget waits for `sanitizerReady`.
    createHTML: (html) => sanitize?.(html) ?? null,
    createScriptURL: sameOriginUrl,
  });
}

/** Resolves when HTML can be written. Loads the part that uses the browser's sanitizer, or a whole one. */
export async function sanitizerReady(): Promise<void> {
  if (!window.trustedTypes || sanitize) return;
  if ('setHTML' in Element.prototype) {
    sanitize = (await import(/* webpackChunkName: "native-sanitizer" */ './native-sanitizer.ts'))
      .sanitizeNatively;
    return;
  }
  const { createSanitizer } = await import(/* webpackChunkName: "sanitizer" */ './sanitizer.ts');
  sanitize = createSanitizer((rules) => window.trustedTypes?.createPolicy('shell', rules));
}

function sameOriginUrl(url: string): string | null {
  const { href, origin, protocol } = new URL(url, document.baseURI);
  return origin === location.origin && protocol === location.protocol ? href : null;
}
