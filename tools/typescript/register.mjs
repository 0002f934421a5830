/* Runs TypeScript sources in tests that start real processes: node --conditions=source --import <this file> … */
import { register } from 'node:module';

register('./hooks.mjs', import.meta.url);
