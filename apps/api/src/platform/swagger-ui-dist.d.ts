// The one function we use of a package that brings no types.
declare module 'swagger-ui-dist' {
  const swaggerUi: { getAbsoluteFSPath(): string };
  export default swaggerUi;
}
