export { type ConformanceExample, describeConformance } from './conformance.ts';
export { renderOnServer } from './render-on-server.ts';
export { testPlatform } from './test-platform.ts';
