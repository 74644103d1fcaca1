export { PresetNames } from './preset-names.tsx'
export { PresetStrip } from './preset-strip.tsx'
