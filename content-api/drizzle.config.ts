import { defineConfig } from 'drizzle-kit';

/** `npm run migration -w content-api` writes the SQL for a changed schema into `drizzle/`; review it before committing. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/store/schema.ts', './src/**/*-tables.ts'],
  out: './drizzle',
});
