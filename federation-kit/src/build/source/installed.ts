/**
 * Whether this package was installed from an archive, and not linked from the workspace. Its code and the kit's are then compiled,
 * so that the builds of a team's own repository ignore the export condition `source`.
 */
export const IS_INSTALLED = /[\\/]node_modules[\\/]/.test(import.meta.dirname);
