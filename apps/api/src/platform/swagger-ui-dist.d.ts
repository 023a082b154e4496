// The one function we use of a package that brings no types. Its main file would load the whole page's script into the server.
declare module 'swagger-ui-dist/absolute-path.js' {
  export default function getAbsoluteFSPath(): string;
}
