/**
 * @typedef {import('./proofs.mjs').Proof} Proof
 * @typedef {{ title: string, owner: string, requirements: Record<string, string> }} Section
 */

/**
 * The table of requirements and of the tests that prove them, as Markdown.
 *
 * @param {readonly Section[]} sections
 * @param {readonly Proof[]} proofs
 * @returns {string}
 */
export function requirementsDocument(sections, proofs) {
  const parts = sections.map(({ title, owner, requirements }) => {
    const rows = Object.entries(requirements).map(
      ([id, text]) => `| ${id} | ${cell(text)} | ${testsOf(id, proofs)} |`,
    );
    const heading = owner ? `## ${title} (${owner})` : `## ${title}`;
    return [heading, '', '| id | requirement | tests |', '| --- | --- | --- |', ...rows, ''].join('\n');
  });
  return `# Requirements and their tests

Every checkable statement of the specification has an id. A test names the ids that it proves in its title, \`[R2.1-4]\`. Written by
\`npm run docs:requirements\` from \`tools/requirements/requirements.json\` and the tests' titles; \`npm test\` fails when an id has no
test, or a test names an id that does not exist. _Full_: only \`npm run test:full\` runs it.

${parts.join('\n')}`;
}

/** @param {string} id @param {readonly Proof[]} proofs */
function testsOf(id, proofs) {
  const own = proofs.filter(({ ids }) => ids.includes(id));
  return own
    .map(({ file, title, isFull }) => `\`${file}\`: ${cell(title)}${isFull ? ' _(full)_' : ''}`)
    .join('<br>');
}

/** @param {string} text */
function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
