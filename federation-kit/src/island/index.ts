export { createIslandParcel } from './island-parcel.tsx';
