/** Style sheets imported by code; the build makes files of them. */
declare module '*.css';
