export { type ConformanceExample, describeConformance } from './conformance.ts';
