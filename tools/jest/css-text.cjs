/** Replaces stylesheets that scripts import as text in jest, where nothing shows them. */
module.exports = '';
