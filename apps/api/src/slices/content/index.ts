// The front door of content.
export { contentRoutes, type HomeReaders } from './content.routes.ts';
export { type NewBanner, upsertBanner } from './content.sql.ts';
