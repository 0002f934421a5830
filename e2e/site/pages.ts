/** The pages of the site, each with what proves that it is itself. */
export const PAGES = [
  { path: '/', status: 200 },
  { path: '/presse/bildmaterial', status: 200 },
  { path: '/service/fragen', status: 200 },
  { path: '/gibt-es/hier-nicht', status: 404 },
] as const;

/** Chromium writes the status of a failed document to the console, which no page can prevent. */
export const NOT_FOUND_NOTES = [/status of 404/, /^404: /];
