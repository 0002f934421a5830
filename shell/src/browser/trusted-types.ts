import { hasNativeSanitizer, sanitizeNatively } from './native-sanitizer.ts';

/** The part of the Trusted Types API that is used here; TypeScript's DOM library does not have it yet. */
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
 * Creates the policy that everything goes through which is written as a string by code that knows nothing of Trusted Types,
 * such as a vendor's widget: HTML is sanitised, script URLs must be of the own origin, script texts are refused. Browsers
 * without Trusted Types need none of it.
 */
export function installTrustedTypes(): void {
  if (!window.trustedTypes) return;
  if (hasNativeSanitizer()) sanitize = sanitizeNatively;
  window.trustedTypes.createPolicy('default', {
    // Refused until there is a sanitizer: whoever loads such code waits for `sanitizerReady`.
    createHTML: (html) => sanitize?.(html) ?? null,
    createScriptURL: ownOrigin,
  });
}

/** Settles when HTML can be written. Only a browser that has Trusted Types but no sanitizer of its own has to load one. */
export async function sanitizerReady(): Promise<void> {
  if (!window.trustedTypes || sanitize) return;
  const { createSanitize } = await import(/* webpackChunkName: "sanitizer" */ './sanitizer.ts');
  sanitize = createSanitize((rules) => window.trustedTypes?.createPolicy('shell', rules));
}

function ownOrigin(url: string): string | null {
  const { href, origin, protocol } = new URL(url, document.baseURI);
  return origin === location.origin && protocol === location.protocol ? href : null;
}
