/** Style sheets and drawings imported by code; the build makes files of them. And what the build says of itself. */
declare module '*.css';
declare module '*.css?url' {
  const href: string;
  export default href;
}
declare module '*.svg?no-inline' {
  const address: string;
  export default address;
}
interface ImportMeta {
  readonly env: {
    readonly LANGUAGE: import('./texts/language.ts').Language;
    /** Patterns of pages that are still in bokmål. */
    readonly UNTRANSLATED: readonly string[];
  };
}
