/**
 * @typedef {import('./proofs.mjs').Proof} Proof
 * @typedef {{ title: string, owner: string, requirements: Record<string, string> }} Section
 * @typedef {{ happens: string, holds: string, open?: boolean }} Fault `open`: the site does not survive the fault yet, so no test is required
 * @typedef {{ title: string, introduction?: string, faults: Record<string, Fault> }} FaultSection
 */

/**
 * Lists the requirements and the tests that prove them, as Markdown.
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

Every testable statement of the specification has an id. The title of a test names the ids that the test proves, for example
\`[R2.1-4]\`. \`npm run docs:requirements\` generates this file from \`tools/requirements/requirements.json\` and the tests' titles.
\`npm test\` fails when an id has no test, or a test names an unknown id. Only \`npm run test:full\` runs tests marked _full_.

${parts.join('\n')}`;
}

/**
 * Lists the faults and attacks that the site survives, and the tests that prove it, as Markdown.
 *
 * @param {readonly FaultSection[]} sections
 * @param {readonly Proof[]} proofs
 * @returns {string}
 */
export function faultsDocument(sections, proofs) {
  const parts = sections.map(({ title, introduction, faults }) => {
    const rows = Object.entries(faults).map(
      ([id, { happens, holds, open }]) =>
        `| ${id} | ${cell(happens)} | ${open ? '_Open._ ' : ''}${cell(holds)} | ${testsOf(id, proofs)} |`,
    );
    return [
      `## ${title}\n`,
      ...(introduction ? [`${introduction}\n`] : []),
      '| id | what happens | what must hold | tests |',
      '| --- | --- | --- | --- |',
      ...rows,
      '',
    ].join('\n');
  });
  return `# Faults and attacks

The faults and attacks that the site survives. The title of a test names the faults that the test covers, for example \`[F7]\`.
\`npm run docs:requirements\` generates this file from \`tools/requirements/faults.json\` and the tests' titles. Only
\`npm run test:full\` runs tests marked _full_.

${parts.join('\n')}`;
}

/** @param {string} id @param {readonly Proof[]} proofs */
function testsOf(id, proofs) {
  const matching = proofs.filter(({ ids }) => ids.includes(id));
  return matching
    .map(({ file, title, isFull }) => `\`${file}\`: ${cell(title)}${isFull ? ' _(full)_' : ''}`)
    .join('<br>');
}

/** @param {string} text */
function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
