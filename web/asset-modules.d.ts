/** Style sheets imported by code; the build makes files of them. */
declare module '*.css';
declare module '*.css?url' {
  const href: string;
  export default href;
}
