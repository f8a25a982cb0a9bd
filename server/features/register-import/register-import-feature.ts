import { feature } from '#server/feature.ts';

/** The register of members, brought in from a file. */
export const registerImport = feature({ name: 'register-import' });
