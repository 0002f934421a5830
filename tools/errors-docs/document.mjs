/**
 * Writes the errors as a Markdown document.
 *
 * @param {readonly import('./collect.mjs').DeclaredErrors[]} declared
 * @returns {string}
 */
export function errorsDocument(declared) {
  return `# Errors

Every error has a permanent code. Servers and commands print an error as \`CODE: what happened and why. What to do.\` Logs contain
the code in the field \`code\`; HTTP responses contain \`{code, message, remedy}\`. \`npm run docs:errors\` generates this file from
the packages' \`errors.ts\` files. Words in _italics_ are placeholders.

${declared.map(fileSection).join('\n')}`;
}

/** @param {import('./collect.mjs').DeclaredErrors} declared */
function fileSection({ file, errors }) {
  const entries = Object.entries(errors).map(
    ([code, { title, message, remedy }]) => `### ${code}

**${title}.** ${asText(message)}

What to do: ${asText(remedy)}
`,
  );
  return `## ${file.replace(/\/errors\.\w+$/, '').replace('/src', '')}

From \`${file}\`.

${entries.join('\n')}`;
}

/** Puts placeholders in italics. @param {string} template */
function asText(template) {
  return template.replace(/\{(\w+)\}/g, '_$1_');
}
