/**
 * What subscribers agree to; the forms show this text beside their `input-terms` box. A change of the text is a new version, and
 * the old one stays in this file's history, so that each stored consent can be shown with its words.
 */
export const CONSENT = {
  version: '2026-11',
  text: 'Ich möchte per E-Mail über Veröffentlichungen und Änderungen der gewählten Ausschreibungen informiert werden. Meine Einwilligung kann ich jederzeit über den Abmeldelink in jeder E-Mail widerrufen. Die Datenschutzhinweise habe ich gelesen.',
};
