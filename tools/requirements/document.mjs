/**
 * @typedef {import('./proofs.mjs').Proof} Proof
 * @typedef {{ title: string, owner: string, requirements: Record<string, string> }} Section
 * @typedef {{ happens: string, holds: string, open?: boolean }} Fault `open`: does not hold yet, so no test is required
 * @typedef {{ title: string, introduction?: string, faults: Record<string, Fault> }} FaultSection
 */

/**
 * The requirements and the tests that prove them, as Markdown.
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

Every checkable statement of the specification has an id. A test names the ids that it proves in its title, \`[R2.1-4]\`.
\`npm run docs:requirements\` writes this file from \`tools/requirements/requirements.json\` and the tests' titles; \`npm test\` fails when
an id has no test, or a test names an unknown id. _Full_: only \`npm run test:full\` runs it.

${parts.join('\n')}`;
}

/**
 * The faults and attacks that the site survives and the tests that prove it, as Markdown.
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

What the composed site survives. Code and tests cite the ids; a test names the faults that it proves in its title, \`[F7]\`.
\`npm run docs:requirements\` writes this file from \`tools/requirements/faults.json\` and the tests' titles. _Full_: only
\`npm run test:full\` runs it.

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
