import { readFileSync } from 'node:fs';

/** @param {string} file */
const readList = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** @type {import('./document.mjs').Section[]} */
export const requirementSections = readList('requirements.json');

/** @type {import('./document.mjs').FaultSection[]} */
export const faultSections = readList('faults.json');

const faults = faultSections.flatMap((section) => Object.entries(section.faults));

/** Ids of the faults that the site does not survive yet, so no test can prove them. */
export const openIds = faults.filter(([, { open }]) => open).map(([id]) => id);

/** Ids of all requirements and faults, open ones included. */
export const ids = [
  ...requirementSections.flatMap(({ requirements }) => Object.keys(requirements)),
  ...faults.map(([id]) => id),
];
